public import Foundation

extension IndexPath {
  /// Creates the index path of a row in a section.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - section: The index of the section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index path of an item in a section.
  ///
  /// - Parameters:
  ///   - item: The index of the item in the section.
  ///   - section: The index of the section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section. The index path must have two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The index of the row in its section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The index of the item in its section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
