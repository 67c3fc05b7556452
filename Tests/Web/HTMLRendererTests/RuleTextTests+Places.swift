import StrataRendering
import Testing

@testable import StrataHTMLRenderer

extension RuleTextTests {
  @Test func `a rule of guides has margins in a stack and moves in a frame`() {
    expect(
      .guides(.row, [.init(y: 10), .init(), .init(y: 0)]),
      "ag1-n_10-n_n-n_0 {&>:nth-child(1){align-self:flex-start;margin-block-start:10px}"
        + "&>:nth-child(3){align-self:flex-start;margin-block-start:0px}}")
    expect(
      .guides(.column, [.init(x: 2)]),
      "ag0-2_n {&>:nth-child(1){align-self:flex-start;margin-inline-start:2px}}")
    expect(
      .guides(.pile, [.init(x: 2, y: 3), .init(x: 4)]),
      "ag2-2_3-4_n {&>:nth-child(1){align-self:flex-start;justify-self:start;"
        + "margin-inline-start:2px;margin-block-start:3px}"
        + "&>:nth-child(2){justify-self:start;margin-inline-start:4px}}")
    expect(
      .guides(.frame, [.init(x: -2, y: 3)]),
      "ag3-m2_3 {&>:nth-child(1){position:relative;inset-inline-start:-2px;"
        + "inset-block-start:3px}}")
  }

  @Test func `an alignment of an app is drawn as the nearest side`() {
    expect(.alignItems(.custom(3, nearest: .end)), "ai-end {-}")
    expect(
      .place(horizontal: .custom(1, nearest: .start), vertical: .custom(2, nearest: .center)),
      "pl-start-center {align-items:center;justify-content:flex-start;justify-items:flex-start}")
  }

  @Test func `padding below zero lets the content reach beyond the element`() {
    expect(
      .padding(top: -1, leading: -2, bottom: 3, trailing: -4),
      "psm1-m2-3-m4 {padding-block-end:3px;&>*{margin-block-start:-1px;margin-inline-start:-2px;"
        + "margin-inline-end:-4px;max-inline-size:none}"
        + "&>:is(.W,.shape,.sc,.dv){inline-size:calc(100% + 6px)}}")
    expect(
      .padding(top: -1, leading: nil, bottom: nil, trailing: nil),
      "psm1-n-n-n {&>*{margin-block-start:-1px;max-inline-size:none}}")
  }

  @Test func `a ratio fits or fills a frame of a known size`() {
    func sized(_ width: String) -> String {
      ";:is(.bx.fw.fh,.layer):has(>&:is(.shape,.W)){container-type:size}"
        + ":is(.bx.fw.fh,.layer)>&:is(.shape,.W){inline-size:\(width)(100cqw,100cqh*1.5);flex:none;"
        + "align-self:auto;max-inline-size:none;max-block-size:none}"
    }
    expect(
      .aspectRatio(1.5, fills: false),
      "ar1_5-contain {aspect-ratio:1.5;object-fit:contain;max-block-size:100%\(sized("min"))"
        + ".bx.fh:not(.fw)>&:is(.shape,.W){inline-size:auto;block-size:100%}}")
    expect(
      .aspectRatio(1.5, fills: true),
      "ar1_5-cover {aspect-ratio:1.5;object-fit:cover\(sized("max"))}")
  }

  @Test func `a column's alignment is that of the cells at the same place in other rows`() {
    let name = StyleRule.cell(horizontal: .end, vertical: nil).className
    #expect(name.classes == "ce-end-n")
    #expect(
      name.css?.hasPrefix(
        "justify-self:flex-end;:where(.g:has(>.gr>&:nth-child(1))>.gr>:nth-child(1))"
          + "{justify-self:flex-end}:where(") == true)
    #expect(name.css?.contains("nth-child(12)") == true)
  }

  @Test func `a cell's anchor between its sides is a part of the sizes of cell and view`() {
    expect(
      .cellAnchor(x: 0.25, y: 0.5),
      "ca25-50 {justify-self:start;align-self:start;position:relative;inset-inline-start:25%;"
        + "inset-block-start:50%;translate:-25% -50%;&:dir(rtl){translate:25% -50%}}")
  }

  @Test func `a row with a spacer that cannot be shorter is centered where it is too long`() {
    expect(
      .limits(minWidth: 4, maxWidth: nil, minHeight: 4, maxHeight: nil),
      "l4-n-4-n {min-width:4px;min-height:4px;.h:has(>&.sp){justify-content:center}"
        + ".h>&.sp{min-height:0}.v>&.sp{min-width:0}}")
  }
}
