import Foundation

/// The frames of a SQLite write-ahead log (https://www.sqlite.org/fileformat2.html, 4): the pages
/// that were stored last and are not in the database file yet.
///
/// SQLite stops at the first frame with a wrong checksum and silently ignores those after it, since
/// a process that was killed leaves such a frame. This type detects whether a log is damaged.
struct LogFrames {
  static let headerBytes = 32
  static let frameHeaderBytes = 24

  struct Frame {
    /// The offset of the frame in the file.
    let offset: Int
    let sum: LogSum
    /// A Boolean value that indicates whether the frame is the last frame of a transaction.
    let isCommit: Bool
    /// A Boolean value that indicates whether the frame's checksum follows from that of the frame
    /// before it. The checksum does not cover the salts.
    let isSound: Bool
    /// A Boolean value that indicates whether the frame repeats the log's salts, without which
    /// SQLite stops reading.
    let hasSalts: Bool
    /// A Boolean value that indicates whether the frame's header is all zeros. No valid frame has
    /// such a header.
    let isBlank: Bool
  }

  let bytes: [UInt8]
  let pageSize: Int
  let isBigEndian: Bool
  /// The salts (random numbers) that each frame of this log repeats. Frames that an earlier use of
  /// the file left have others.
  let salts: ArraySlice<UInt8>
  let hasSoundHeader: Bool
  /// All frames of this log, in order: up to the last frame that repeats its salts, continues the
  /// checksum of one of them, or is blank. Frames after that are left of an earlier use of the
  /// file.
  let frames: [Frame]

  /// Parses the bytes of a write-ahead log.
  ///
  /// - Parameters:
  ///   - bytes: The whole log.
  ///   - pageSize: The database's page size, used if the log's header is damaged.
  /// - Returns: `nil` if there is no frame.
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

  /// Returns the salts of a log whose header is damaged: the first salts that two frames share, as
  /// a single frame may be damaged too.
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
    // Frames of an earlier use continue each other's checksums, so a checksum counts only behind
    // this log's frames.
    var (isOurs, count) = (start != nil, 0)
    for (index, frame) in all.enumerated() {
      isOurs = frame.hasSalts || frame.isBlank || (isOurs && frame.isSound)
      if isOurs { count = index + 1 }
    }
    return Array(all.prefix(count))
  }

  /// A Boolean value that indicates whether stored transactions are lost. A killed process and a
  /// rolled-back transaction also leave frames after the last commit. But none of these frames is a
  /// commit, unless it is the last one, and then the file continues with frames of an earlier use,
  /// or ends within the frame. Neither leaves other salts, or zeros, among the frames of this use.
  var isDamaged: Bool {
    guard hasSoundHeader, frames.allSatisfy(\.hasSalts) else { return true }
    guard let bad = frames.firstIndex(where: { !$0.isSound }) else { return false }
    let end = frames[bad].offset + Self.frameHeaderBytes + pageSize
    return frames[(bad + 1)...].contains(where: \.isCommit)
      || (frames[bad].isCommit && end == bytes.count)
  }

  /// The frames that can be restored. If the log has no header, its first frame cannot be verified
  /// by itself, and is included. The last transaction is restored as a whole or not at all: if the
  /// power fails, any of its frames may be missing, and nobody was told that it is stored.
  var usable: [Frame] {
    let isUsable = frames.enumerated().map { index, frame in
      !frame.isBlank && (frame.isSound || (index == 0 && !hasSoundHeader))
    }
    let last = lastTransaction
    let left = last.allSatisfy { isUsable[$0] } ? 0..<0 : last
    return frames.indices.filter { isUsable[$0] && !left.contains($0) }.map { frames[$0] }
  }

  /// The indices of the frames up to the last commit, from the one behind the commit before it.
  private var lastTransaction: Range<Int> {
    guard let commit = frames.lastIndex(where: \.isCommit) else { return 0..<0 }
    let before = frames[..<commit].lastIndex(where: \.isCommit)
    return (before.map { $0 + 1 } ?? 0)..<(commit + 1)
  }

  /// Returns a log of the intact frames, with new checksums.
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
