/// Returns the SHA-1 digest that a WebSocket handshake requires. SHA-1 is not suitable for secrets.
func sha1(_ message: [UInt8]) -> [UInt8] {
  var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
  let zeros = (119 - message.count % 64) % 64
  let bits = UInt64(message.count) * 8
  let length = (0..<8).reversed().map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
  let padded = message + [0x80] + [UInt8](repeating: 0, count: zeros) + length
  for start in stride(from: 0, to: padded.count, by: 64) {
    addBlock(padded[start..<start + 64], to: &state)
  }
  return state.flatMap { word in
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }
}

private func addBlock(_ block: ArraySlice<UInt8>, to state: inout [UInt32]) {
  func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
  var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { start in
    block[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }
  for i in 16..<80 {
    words.append(rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1))
  }
  var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
  for (round, word) in words.enumerated() {
    let (mix, constant): (UInt32, UInt32) =
      switch round / 20 {
      case 0: (b & c | ~b & d, 0x5a82_7999)
      case 1: (b ^ c ^ d, 0x6ed9_eba1)
      case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
      default: (b ^ c ^ d, 0xca62_c1d6)
      }
    (a, b, c, d, e) = (rotated(a, 5) &+ mix &+ e &+ constant &+ word, a, rotated(b, 30), c, d)
  }
  state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
}
