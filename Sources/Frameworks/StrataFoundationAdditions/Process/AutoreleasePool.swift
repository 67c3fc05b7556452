import Foundation

/// Runs a block. No pool of objects is made, since each object is released as soon as it is not
/// used.
///
/// - Returns: The result of the block.
/// - Throws: The error that the block throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A point in time, in seconds since the beginning of 2001 in UTC.
public typealias CFAbsoluteTime = Double

/// A length of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time, in seconds since the beginning of 2001 in UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
