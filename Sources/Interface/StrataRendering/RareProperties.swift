/// The properties of an element that few elements have: controls, drawings and grids.
///
/// An object, so that any other element has only an empty reference.
final class RareProperties: Equatable, Sendable {
  struct Values: Equatable, Sendable {
    var control: ControlValue?
    var drawing: [Figure] = []
    var columns = 0
    var growingColumns: UInt64 = 0
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (left: RareProperties, right: RareProperties) -> Bool {
    left === right || left.values == right.values
  }
}
