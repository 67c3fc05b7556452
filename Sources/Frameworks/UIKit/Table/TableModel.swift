import Foundation

/// The sections and rows of a table. Each of them has a key, which identifies its node and its
/// cell.
struct TableModel {
  struct Section: Identifiable {
    var id: AnyHashable
    var rows: [AnyHashable]
  }

  private(set) var sections: [Section] = []
  private var places: [AnyHashable: IndexPath] = [:]
  private var last = 0

  /// Returns a new key, for a row or section that the app names by its index only.
  mutating func newKey() -> AnyHashable {
    last += 1
    return AnyHashable(last)
  }

  mutating func set(_ sections: [Section]) {
    self.sections = sections
    places = [:]
    for (section, content) in sections.enumerated() {
      for (row, key) in content.rows.enumerated() {
        places[key] = IndexPath(row: row, section: section)
      }
    }
  }

  /// Sets the number of rows in each section. Existing rows keep their keys; rows are added and
  /// removed at the ends.
  mutating func fit(_ counts: [Int]) {
    var fitted: [Section] = []
    for (index, count) in counts.enumerated() {
      var section =
        sections.indices.contains(index) ? sections[index] : Section(id: newKey(), rows: [])
      section.rows = Array(section.rows.prefix(count))
      while section.rows.count < count { section.rows.append(newKey()) }
      fitted.append(section)
    }
    set(fitted)
  }

  func place(of key: AnyHashable) -> IndexPath? { places[key] }

  func key(at place: IndexPath) -> AnyHashable? {
    guard place.count == 2, sections.indices.contains(place.section),
      sections[place.section].rows.indices.contains(place.row)
    else { return nil }
    return sections[place.section].rows[place.row]
  }

  /// Returns the number of rows that precede this one, in all sections.
  func number(of place: IndexPath) -> Int {
    sections[..<place.section].reduce(place.row) { $0 + $1.rows.count }
  }

  /// Returns the index path of the row that is preceded by this number of rows, or `nil` if there
  /// is no such row.
  func place(number: Int) -> IndexPath? {
    var rest = number
    for (index, section) in sections.enumerated() {
      if rest < section.rows.count { return IndexPath(row: rest, section: index) }
      rest -= section.rows.count
    }
    return nil
  }

  /// Returns the number of rows from the top that are the same as in `old`.
  func rowsKept(from old: TableModel) -> Int {
    let (now, before) = (sections.lazy.flatMap(\.rows), old.sections.lazy.flatMap(\.rows))
    return zip(now, before).prefix { $0 == $1 }.count
  }

  var count: Int { sections.reduce(0) { $0 + $1.rows.count } }
}
