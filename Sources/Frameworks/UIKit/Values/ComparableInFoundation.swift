/// The first stored property of each class whose objects are values of attributes.
///
/// When attributed strings are joined, Foundation compares the attributes of neighbours, by code of
/// Core Foundation: it reads a type number from bits 8 to 17 of the word behind an object's header. At
/// 0, which is no type, it ends the process; any other number that is not the class's own leads to
/// `isEqual(_:)`. An object of a Swift class has its first stored property there.
enum ComparableInFoundation {
  /// The largest type number, which no class has.
  static let typeWord: UInt = 0x3ff << 8
}
