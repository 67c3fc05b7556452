import Foundation

/// The frames of a write-ahead log of SQLite (https://www.sqlite.org/fileformat2.html, 4): the pages
/// that were stored last and are not in the database's own file yet.
///
/// SQLite stops at the first frame whose sum is wrong, and says nothing of those behind it: such a
/// frame is what a kill leaves. Whether a log is damaged is seen here.
struct LogFrames {
  static let headerBytes = 32
  static let frameHeaderBytes = 24

  struct Frame {
    /// Where it begins in the file.
    let offset: Int
    let sum: LogSum
    /// Whether a change ends with it.
    let isCommit: Bool
    /// Whether its sum follows from that of the frame before it. The sum does not cover the salts.
    let isSound: Bool
    /// Whether it repeats the log's salts, without which SQLite reads no further.
    let hasSalts: Bool
    /// Whether its head is nothing but zeros, as no frame of any use of the file is.
    let isBlank: Bool
  }

  let bytes: [UInt8]
  let pageSize: Int
  let isBigEndian: Bool
  /// What each frame of this log repeats; frames of an earlier use of the file have others.
  let salts: ArraySlice<UInt8>
  let hasSoundHeader: Bool
  /// All frames of this log in the file, in order: up to the last one that repeats its salts, goes on
  /// from the sum of one of them, or is blank. What follows is left of an earlier use of the file.
  let frames: [Frame]

  /// - Parameters:
  ///   - bytes: The whole log.
  ///   - pageSize: That of the database, for where the log's header does not say it.
  /// - Returns: `nil` where there is no frame.
  init?(_ bytes: [UInt8], pageSize: Int) {
    guard bytes.count >= Self.headerBytes + Self.frameHeaderBytes else { return nil }
    let magic = Self.number(bytes, 0)
    let isSound =
      magic >> 1 == 0x377F_0682 >> 1
      && LogSum.zero.adding(bytes[0..<24], isBigEndian: magic & 1 == 1) == LogSum(bytes, at: 24)
    self.bytes = bytes
    self.pageSize = isSound ? Int(Self.number(bytes, 8)) : pageSize
    isBigEndian = isSound && magic & 1 == 1
    hasSoundHeader = isSound
    guard self.pageSize >= 512 else { return nil }
    salts = isSound ? bytes[16..<24] : Self.repeatedSalts(in: bytes, pageSize: pageSize)
    frames = Self.frames(
      in: bytes, pageSize: self.pageSize, salts: salts, isBigEndian: isBigEndian,
      start: isSound ? LogSum(bytes, at: 24) : nil)
  }

  private static func offsets(in bytes: [UInt8], pageSize: Int) -> StrideThrough<Int> {
    let step = frameHeaderBytes + pageSize
    return stride(from: headerBytes, through: bytes.count - step, by: step)
  }

  /// The salts of a log whose header is damaged: the first that two frames have. One frame alone may
  /// be damaged, too.
  private static func repeatedSalts(in bytes: [UInt8], pageSize: Int) -> ArraySlice<UInt8> {
    let all = offsets(in: bytes, pageSize: pageSize).map { bytes[($0 + 8)..<($0 + 16)] }
      .filter { $0.contains { $0 > 0 } }
    var seen = Set<ArraySlice<UInt8>>()
    let repeated = all.first { !seen.insert($0).inserted }
    return repeated ?? all.first ?? bytes[(headerBytes + 8)..<(headerBytes + 16)]
  }

  private static func frames(
    in bytes: [UInt8], pageSize: Int, salts: ArraySlice<UInt8>, isBigEndian: Bool, start: LogSum?
  ) -> [Frame] {
    var before = start
    let all = offsets(in: bytes, pageSize: pageSize).map { offset in
      let sum = LogSum(bytes, at: offset + 16)
      let page = bytes[(offset + frameHeaderBytes)...].prefix(pageSize)
      let wanted = before?.adding(bytes[offset..<(offset + 8)], isBigEndian: isBigEndian)
        .adding(page, isBigEndian: isBigEndian)
      before = sum
      return Frame(
        offset: offset, sum: sum, isCommit: number(bytes, offset + 4) > 0, isSound: wanted == sum,
        hasSalts: bytes[(offset + 8)..<(offset + 16)].elementsEqual(salts),
        isBlank: bytes[offset..<(offset + frameHeaderBytes)].allSatisfy { $0 == 0 })
    }
    // Frames of an earlier use go on from each other's sums, so a sum counts behind this log's alone.
    var (isOurs, count) = (start != nil, 0)
    for (index, frame) in all.enumerated() {
      isOurs = frame.hasSalts || frame.isBlank || (isOurs && frame.isSound)
      if isOurs { count = index + 1 }
    }
    return Array(all.prefix(count))
  }

  /// Whether changes are lost that were stored. A kill, and a change that was given up, leave frames
  /// behind the last change, too; but none that ends one, unless it is the last, and then the file goes
  /// on behind it with an earlier use, or ends within it. Neither leaves other salts, or zeros, among
  /// the frames of this use.
  var isDamaged: Bool {
    guard hasSoundHeader, frames.allSatisfy(\.hasSalts) else { return true }
    guard let bad = frames.firstIndex(where: { !$0.isSound }) else { return false }
    let end = frames[bad].offset + Self.frameHeaderBytes + pageSize
    return frames[(bad + 1)...].contains(where: \.isCommit)
      || (frames[bad].isCommit && end == bytes.count)
  }

  /// The frames that can be put together again. The first one of a log without a header cannot be
  /// judged by itself, and is taken.
  var usable: [Frame] {
    frames.enumerated().filter { index, frame in
      !frame.isBlank && (frame.isSound || (index == 0 && !hasSoundHeader))
    }.map(\.element)
  }

  /// A log with the frames that are whole, summed anew.
  func mended() -> [UInt8] {
    var log = header()
    var sum = LogSum(log, at: 24)
    for frame in usable {
      let page = bytes[(frame.offset + Self.frameHeaderBytes)...].prefix(pageSize)
      let head = bytes[frame.offset..<(frame.offset + 8)]
      sum = sum.adding(head, isBigEndian: isBigEndian).adding(page, isBigEndian: isBigEndian)
      log += head
      log += salts
      log += sum.bytes
      log += page
    }
    return log
  }

  private func header() -> [UInt8] {
    if hasSoundHeader { return Array(bytes[0..<Self.headerBytes]) }
    var header: [UInt8] = []
    for number in [0x377F_0682, 3_007_000, UInt32(pageSize), 0] {
      header += LogSum.bigEndian(number)
    }
    header += salts
    return header + LogSum.zero.adding(header[...], isBigEndian: false).bytes
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
