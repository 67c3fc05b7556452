import Glibc
import StrataCLibWebSockets

/// The header names of a request that libwebsockets does not know. The library only looks them up
/// by name, so they are listed by reading its memory.
///
/// libwebsockets keeps a header in one piece of memory. An unknown name has a record there, in
/// big-endian numbers: the length of the name (two bytes), of the value (two) and where the next
/// record lies (four, zero at the last one); then the name in lower case with its colon, and the
/// value. Bytes that a peer wrote may look like a record, and so may what earlier heads left. So
/// the first record is the one that libwebsockets itself answers by, and each of the others is
/// where the one before says.
struct UnknownHeaders {
  private static let prefix = 8
  /// The offset of the request's target: the record of the method's first letter precedes it.
  private static let target = 9
  private static let colon = UInt8(ascii: ":")
  /// The maximum number of steps to read a header: more than the longest usual header takes.
  private static let mostSteps = 8_192

  private let wsi: OpaquePointer
  private let memory: UnsafeMutableRawBufferPointer

  /// Creates a list; `nil` if the header has no method, or two, or a line before the request line:
  /// libwebsockets takes such a line for a header, and the target's offset is then different.
  ///
  /// - Parameters:
  ///   - wsi: The connection.
  ///   - room: The number of bytes that libwebsockets has for a header.
  init?(wsi: OpaquePointer, room: Int) {
    var target: UnsafeMutablePointer<CChar>?
    var length: Int32 = 0
    guard lws_http_get_uri_and_method(wsi, &target, &length) >= 0, let target else { return nil }
    // A line before it leaves the zero that ends its value here. Nothing else is read before this.
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(UInt8(bitPattern: target[-1]) | 0x20),
      (2...Self.target).allSatisfy({ target[-$0] == 0 })
    else { return nil }
    self.wsi = wsi
    memory = UnsafeMutableRawBufferPointer(start: target - Self.target, count: room)
  }

  /// Returns whether all names, without their colons, fulfil a condition; `false` if a record
  /// cannot be read.
  ///
  /// - Parameters:
  ///   - isLastLook: Whether nothing reads the header after this call. Then remains of earlier
  ///     headers may be erased if reading them took long.
  ///   - isFine: The condition.
  func allSatisfy(isLastLook: Bool, _ isFine: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    var steps = 0
    guard var record = first(&steps) else {
      if isLastLook, steps > Self.mostSteps {
        memory.initializeMemory(as: UInt8.self, repeating: 0)
      }
      return true
    }
    guard isTheirs(record) else { return false }
    while true {
      guard let name = name(of: record), isFine(name) else { return false }
      let next = short(at: record + 4) << 16 | short(at: record + 6)
      if next == 0 { return true }
      guard next > record else { return false }
      record = next
    }
  }

  private func short(at place: Int) -> Int { Int(memory[place]) << 8 | Int(memory[place + 1]) }

  private func name(of record: Int) -> UnsafeRawBufferPointer? {
    let start = record + Self.prefix
    guard start < memory.count else { return nil }
    let end = start + short(at: record) - 1
    guard end >= start, end < memory.count, memory[end] == Self.colon else { return nil }
    return UnsafeRawBufferPointer(rebasing: memory[start..<end])
  }

  /// Returns libwebsockets' answer for the name at a record: its value's length, or less than zero.
  private func answer(for record: Int) -> Int32 {
    let name = memory.baseAddress?.advanced(by: record + Self.prefix)
    return lws_hdr_custom_length(
      wsi, name?.assumingMemoryBound(to: CChar.self), Int32(short(at: record)))
  }

  /// Returns whether libwebsockets' answer is based on this very record: then it changes as bits of
  /// the record are flipped for a moment, in either byte. A single answer is no proof, as the
  /// flipped bits may be a part of the true record.
  private func isTheirs(_ record: Int) -> Bool {
    let length = answer(for: record)
    return isAnswer(length ^ 1, withByte: record + 3, changedBy: 1, of: record)
      && isAnswer(length ^ 0x200, withByte: record + 2, changedBy: 2, of: record)
  }

  private func isAnswer(
    _ length: Int32, withByte place: Int, changedBy bits: UInt8, of record: Int
  ) -> Bool {
    memory[place] ^= bits
    defer { memory[place] ^= bits }
    return answer(for: record) == length
  }
}

// MARK: - Finding the first

extension UnknownHeaders {
  /// Returns the first offset that looks like a record and has a name that libwebsockets knows of;
  /// `nil` if there is none.
  private func first(_ steps: inout Int) -> Int? {
    // A name may contain two colons: one at its beginning, and one that was missed.
    var bounds = [Self.target, Self.target, Self.target]
    var place = Self.target
    while let end = colon(from: place) {
      if let record = record(endingAt: end, after: bounds[0]) { return record }
      steps += end - bounds[0]
      place = end + 1
      bounds = [bounds[1], bounds[2], place]
    }
    return nil
  }

  private func colon(from place: Int) -> Int? {
    guard place < memory.count, let base = memory.baseAddress else { return nil }
    let found = memchr(base + place, Int32(Self.colon), memory.count - place)
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }

  private func record(endingAt end: Int, after bound: Int) -> Int? {
    var start = end
    while start >= bound, start >= Self.target + Self.prefix {
      let record = start - Self.prefix
      // The library truncates longer lengths to two bytes.
      if short(at: record) == (end + 1 - start) & 0xFFFF, answer(for: record) >= 0 {
        return record
      }
      start -= 1
    }
    return nil
  }
}
