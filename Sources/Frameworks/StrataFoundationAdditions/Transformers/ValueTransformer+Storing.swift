import Foundation

// Core Data and SwiftData store what a transformer makes of a value. The transformer of archives
// makes objects of data, so they use it in reverse.
extension ValueTransformer {
  /// Returns the data that a store keeps for a value; `nil` if the transformer makes none of it.
  package func storedData(of value: Any) -> Data? {
    let isReversed = self is NSSecureUnarchiveFromDataTransformer
    return (isReversed ? reverseTransformedValue(value) : transformedValue(value)) as? Data
  }

  /// Returns the value for which a store keeps data; `nil` if the transformer cannot read them.
  package func value(ofStored data: Data) -> Any? {
    let isReversed = self is NSSecureUnarchiveFromDataTransformer
    return isReversed ? transformedValue(data) : reverseTransformedValue(data)
  }
}
