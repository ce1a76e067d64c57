import { useSettings } from '../../settings/settings.ts'
import type { EndFigure } from '../contract.ts'

/** What both sides did, side by side: own bars plain, the others' striped. */
export function Figures({ figures, own, foe }: { figures: readonly EndFigure[]; own: string; foe: string }) {
  const { language } = useSettings()
  const number = ({ signed }: EndFigure, value: number) =>
    new Intl.NumberFormat(language, {
      maximumFractionDigits: 1,
      ...(signed === true && { signDisplay: 'exceptZero' as const }),
    })
      .format(value)
      .replace('-', '−')
  return (
    <table className="end-figures">
      <thead>
        <tr>
          <th scope="col" className="course-own">
            ▲ {own}
          </th>
          <td />
          <th scope="col" className="course-foe">
            {foe} ▼
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => {
          const most = Math.max(1, Math.abs(figure.own), Math.abs(figure.foe))
          const width = (value: number) => ({ width: `${(Math.abs(value) / most) * 100}%` })
          return (
            <tr key={figure.label}>
              <td>
                <span className="end-value number">{number(figure, figure.own)}</span>
                <span className="end-track">
                  <i className="end-bar end-bar-own" style={width(figure.own)} />
                </span>
              </td>
              <th scope="row">{figure.label}</th>
              <td>
                <span className="end-track">
                  <i className="end-bar end-bar-foe" style={width(figure.foe)} />
                </span>
                <span className="end-value number">{number(figure, figure.foe)}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
