import Foundation
import Testing

@testable import StrataPersistence

/// Tests of reading a write-ahead log frame by frame, and of recognizing damage, without a database.
@Suite struct LogFramesTests {
  private func frames(_ bytes: [UInt8]) throws -> LogFrames {
    try #require(LogFrames(bytes, pageSize: SyntheticLog.page))
  }

  /// The offset of a frame in the file.
  private func offset(_ frame: Int) -> Int { 32 + frame * SyntheticLog.frame }

  private func changed(_ log: SyntheticLog, at offset: Int) -> [UInt8] {
    var bytes = log.bytes
    bytes[offset] ^= 0xFF
    return bytes
  }

  @Test(arguments: [false, true])
  func `each frame of a write-ahead log is read with its offset and whether it commits`(
    isBigEndian: Bool
  ) throws {
    let log = try frames(SyntheticLog.with([0, 2, 0], isBigEndian: isBigEndian).bytes)
    #expect(log.hasSoundHeader && log.pageSize == 512 && log.isBigEndian == isBigEndian)
    #expect(log.frames.map(\.offset) == [offset(0), offset(1), offset(2)])
    #expect(log.frames.map(\.isCommit) == [false, true, false])
    #expect(log.frames.allSatisfy { $0.isSound && $0.hasSalts && !$0.isBlank })
    #expect(!log.isDamaged && log.usable.count == 3)
    #expect(log.mended() == log.bytes)
  }

  @Test func `the page size is read from an undamaged log header, not from the database`() throws {
    let bytes = SyntheticLog.with([1, 1]).bytes
    let log = try #require(LogFrames(bytes, pageSize: 4_096))
    #expect(log.pageSize == 512 && log.frames.count == 2)
  }

  @Test func `a log that is shorter than a frame's header, or has tiny pages, cannot be read`() {
    #expect(LogFrames([], pageSize: 512) == nil)
    #expect(LogFrames(SyntheticLog().bytes, pageSize: 512) == nil)
    #expect(LogFrames([UInt8](repeating: 1, count: 55), pageSize: 512) == nil)
    #expect(LogFrames([UInt8](repeating: 1, count: 4_000), pageSize: 256) == nil)
  }

  @Test func `a log frame that is cut off is not read, and does not count as damage`() throws {
    let bytes = SyntheticLog.with([1, 1, 1]).bytes
    for cut in [1, 100, SyntheticLog.frame - 1] {
      let log = try frames(bytes.dropLast(cut))
      #expect(log.frames.count == 2 && !log.isDamaged)
    }
  }

  @Test(arguments: [0, 1])
  func `a changed page before a later commit counts as damage to the log`(frame: Int) throws {
    let log = try frames(changed(.with([1, 1, 1]), at: offset(frame) + 24 + 100))
    #expect(log.isDamaged)
    #expect(log.frames.map(\.isSound) == (0..<3).map { $0 != frame })
    #expect(log.usable.map(\.offset) == (0..<3).filter { $0 != frame }.map(offset))
  }

  @Test func `a repaired log has only the intact frames, and no damage`() throws {
    let log = try frames(changed(.with([1, 2, 3]), at: offset(1) + 24))
    let mended = try frames(log.mended())
    #expect(mended.frames.count == 2 && !mended.isDamaged)
    #expect(mended.frames.allSatisfy { $0.isSound && $0.isCommit })
    let pages = mended.frames.map { Array(mended.bytes[($0.offset + 24)...].prefix(512)) }
    let kept = log.usable.map { Array(log.bytes[($0.offset + 24)...].prefix(512)) }
    #expect(pages == kept)
  }

  @Test(arguments: [1, 2, 3])
  func `the last transaction of a damaged log is restored as a whole or not at all`(
    frame: Int
  ) throws {
    let log = SyntheticLog.with([1, 0, 0, 3])
    #expect(try frames(log.bytes).usable.count == 4)
    let damaged = try frames(changed(log, at: offset(frame) + 24))
    #expect(damaged.isDamaged)
    #expect(damaged.usable.map(\.offset) == [offset(0)])
  }

  @Test func `a changed last log frame counts as damage only if it commits`() throws {
    #expect(try frames(changed(.with([1, 1]), at: offset(1) + 24)).isDamaged)
    #expect(try !frames(changed(.with([1, 0]), at: offset(1) + 24)).isDamaged)
  }

  @Test func `frames with older salts, left from an earlier use of the log file, are not read`()
    throws
  {
    let old = SyntheticLog.with([1, 1, 1], salts: [9, 9, 9, 9, 8, 8, 8, 8]).bytes
    let log = try frames(SyntheticLog.with([1]).bytes + old[offset(1)...])
    #expect(log.frames.count == 1 && !log.isDamaged)
  }

  @Test func `an incomplete last commit before older log frames does not count as damage`() throws {
    let old = SyntheticLog.with([1, 1, 1], salts: [9, 9, 9, 9, 8, 8, 8, 8]).bytes
    let log = try frames(changed(.with([1, 1]), at: offset(1) + 24) + old[offset(2)...])
    #expect(log.frames.map(\.isSound) == [true, false])
    #expect(!log.isDamaged)
  }

  @Test func `zeros among the log frames count as damage`() throws {
    var bytes = SyntheticLog.with([1, 1, 1]).bytes
    for index in offset(1)..<offset(2) { bytes[index] = 0 }
    let log = try frames(bytes)
    #expect(log.frames.map(\.isBlank) == [false, true, false])
    #expect(log.isDamaged && log.usable.map(\.offset) == [offset(0)])
  }

  @Test(arguments: [0, 9, 16, 24])
  func `a log with a damaged header is read with the salts that its frames share`(byte: Int) throws
  {
    let log = try frames(changed(.with([1, 1, 1]), at: byte))
    #expect(!log.hasSoundHeader && log.isDamaged)
    #expect(Array(log.salts) == [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(log.frames.count == 3 && log.usable.count == 3)
    let mended = try frames(log.mended())
    #expect(mended.hasSoundHeader && !mended.isDamaged && mended.frames.count == 3)
  }
}

/// Tests of the checksum of a write-ahead log.
@Suite struct LogSumTests {
  private func sum(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
    LogSum.zero.adding(bytes[...], isBigEndian: isBigEndian).bytes
  }

  @Test func `the log checksum adds pairs of numbers in the byte order of the log`() {
    #expect(sum([0, 0, 0, 1, 0, 0, 0, 2], isBigEndian: true) == [0, 0, 0, 1, 0, 0, 0, 3])
    #expect(sum([0, 0, 0, 1, 0, 0, 0, 2], isBigEndian: false) == [1, 0, 0, 0, 3, 0, 0, 0])
    #expect(sum([1, 0, 0, 0, 0, 0, 0, 2], isBigEndian: false) == [0, 0, 0, 1, 2, 0, 0, 1])
    let ones = [UInt8](repeating: 255, count: 8)
    #expect(sum(ones, isBigEndian: true) == [255, 255, 255, 255, 255, 255, 255, 254])
    #expect(sum([], isBigEndian: true) == [UInt8](repeating: 0, count: 8))
  }

  @Test(arguments: [false, true])
  func `the log checksum of successive parts is that of the whole, and depends on their order`(
    isBigEndian: Bool
  ) {
    let bytes = (0..<64).map { UInt8($0 * 3) }
    let (left, right) = (bytes[..<24], bytes[24...])
    let whole = LogSum.zero.adding(bytes[...], isBigEndian: isBigEndian)
    func adding(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> LogSum {
      LogSum.zero.adding(one, isBigEndian: isBigEndian).adding(other, isBigEndian: isBigEndian)
    }
    #expect(adding(left, right) == whole && adding(right, left) != whole)
  }

  @Test func `a log checksum is read from any offset as it is written`() {
    let bytes: [UInt8] = [7, 7, 1, 2, 3, 4, 250, 6, 7, 8, 7]
    #expect(LogSum(bytes, at: 2).bytes == [1, 2, 3, 4, 250, 6, 7, 8])
    #expect(LogSum([UInt8](repeating: 0, count: 8), at: 0) == .zero)
    #expect(LogSum.bigEndian(0x0102_03FF) == [1, 2, 3, 255])
  }
}
