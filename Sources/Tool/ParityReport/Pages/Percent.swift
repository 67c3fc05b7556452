/// A percentage with one decimal.
struct Percent {
  var text: String

  init(_ part: Int, of whole: Int) {
    let tenths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
    text = "\(tenths / 10).\(tenths % 10) %"
  }
}
