import Foundation

/// Runs a block. Objects are released as soon as nothing uses them, so there is no pool.
///
/// - Returns: What the block returns.
/// - Throws: What the block throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// A time, in seconds since the first instant of 2001 in UTC.
public typealias CFAbsoluteTime = Double

/// A span of time, in seconds.
public typealias CFTimeInterval = Double

/// Returns the current time, in seconds since the first instant of 2001 in UTC.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
