import Foundation
import StrataDeviceServices

extension NavigationPath {
  /// An encoded form of a path, which contains each value and the name of its type.
  ///
  /// Same as Apple's, except that the encoded text is different.
  public struct CodableRepresentation: Codable, Equatable {
    var values: [AnyHashable]

    init(values: [AnyHashable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      values = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        let text = try list.decode(String.self)
        guard let type = _typeByName(name) as? any Decodable.Type,
          let value = try Self.read(type, text) as? AnyHashable
        else {
          throw DecodingError.dataCorruptedError(in: list, debugDescription: "no type \(name)")
        }
        values.append(value)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values {
        guard let encodable = value.base as? any Encodable,
          let name = _mangledTypeName(type(of: value.base))
        else {
          let context = EncodingError.Context(codingPath: [], debugDescription: "not Codable")
          throw EncodingError.invalidValue(value.base, context)
        }
        try list.encode(name)
        try list.encode(String(decoding: try JSONEncoder().encode(encodable), as: UTF8.self))
      }
    }

    private static func read<D: Decodable>(_ type: D.Type, _ text: String) throws -> Any {
      try JSONDecoder().decode(type, fromUntrusted: Data(text.utf8))
    }
  }
}
