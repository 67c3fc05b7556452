public import Foundation

/// A number in a localized string, with the `printf` specifier of its key in a String Catalog.
/// Same as Apple's.
public protocol _FormatSpecifiable: Equatable {
  /// The type of the widened value.
  associatedtype _Arg: CVarArg
  /// The value, widened to the specifier's size.
  var _arg: _Arg { get }
  /// The specifier: `%lld`, `%lf` and so on.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: BinaryInteger & SignedInteger {
  public var _arg: Int64 { Int64(self) }
}

extension _FormatSpecifiable where Self: BinaryInteger & UnsignedInteger {
  public var _arg: UInt64 { UInt64(self) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _arg: Double { Double(self) }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
