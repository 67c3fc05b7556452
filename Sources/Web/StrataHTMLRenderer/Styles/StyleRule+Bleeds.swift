import StrataRendering

/// A view that ignores the safe area grows by its distance to each edge, which the style sheet
/// sets: `--bt`, `--be`, `--bb`, `--bs`. The distances are 0 if other views are in between.
extension StyleRule {
  static func bleeds(top: Bool, leading: Bool, bottom: Bool, trailing: Bool) -> ClassName {
    let name = [top, trailing, bottom, leading].map { $0 ? "1" : "0" }.joined()
    // A divider gets longer and no thicker: it lies across its stack.
    let down = vertical(top: top, bottom: bottom)
    let along = horizontal(leading: leading, trailing: trailing)
    let css =
      (down.isEmpty ? "" : "&:not(.dv:not(.h>*)){\(down)}")
      + (along.isEmpty ? "" : "&:not(.h>.dv){\(along)}")
    return ClassName(name: "bl\(name)", css: css, marker: "k-bleeds")
  }

  private static func horizontal(leading: Bool, trailing: Bool) -> String {
    guard leading || trailing else { return "" }
    let (start, end) = (leading ? "var(--bs)" : "0px", trailing ? "var(--be)" : "0px")
    return "margin-inline:calc(-1*\(start)) calc(-1*\(end));max-inline-size:none;"
      + "inline-size:calc(100% + \(start) + \(end));"
  }

  /// Returns the vertical declarations. Paint and pictures are as high as the window if `--bh` is
  /// set to its height. They then stay in place while the page scrolls, and take no space.
  private static func vertical(top: Bool, bottom: Bool) -> String {
    guard top || bottom else { return "" }
    let (start, end) = (top ? "var(--bt)" : "0px", bottom ? "var(--bb)" : "0px")
    let kept = (top ? "" : " - var(--bt)") + (bottom ? "" : " - var(--bb)")
    let size = "calc(var(--bh)\(kept))"
    let whole = "((var(--bh,var(--bt) + var(--bb)))\(kept))"
    return "margin-block:calc(-1*\(start)) calc(-1*\(end));min-block-size:\(size);"
      + "&:is(.shape,.pic,.geo){position:sticky;inset-block-start:\(top ? "0" : "var(--bt)");"
      + "margin-block-end:calc(\(start) - \(whole));block-size:\(size);max-block-size:\(size)}"
      + "&.pic{block-size:calc((var(--bh,100% + var(--bt) + var(--bb)))\(kept))}"
  }
}
