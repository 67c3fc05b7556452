public import Foundation

extension NetService {
  /// Returns the values of a record by their keys. A key without a value has empty data.
  public class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var values: [String: Data] = [:]
    var rest = txtData[...]
    while let length = rest.popFirst() {
      let entry = rest.prefix(Int(length))
      guard entry.count == Int(length) else { return values }
      rest = rest.dropFirst(Int(length))
      let key = entry.prefix { $0 != UInt8(ascii: "=") }
      guard !key.isEmpty else { continue }
      let name = String(decoding: key, as: UTF8.self)
      // Of several values for one key, the first counts.
      if values[name] == nil { values[name] = Data(entry.dropFirst(key.count + 1)) }
    }
    return values
  }

  /// Returns a record with values for keys.
  ///
  /// A key with its value must fit into 255 bytes; those that do not are left out.
  public class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    var data = Data()
    for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
      let entry = Array(key.utf8) + [UInt8(ascii: "=")] + value
      guard let length = UInt8(exactly: entry.count) else { continue }
      data.append(length)
      data.append(contentsOf: entry)
    }
    return data
  }
}
