/// A unique face that is generated from the character's number.
struct Portrait {
  static let side = 200

  private let skin, hair, paper, shirt: RGB
  private let spikes, mouth: Int
  private let isDead: Bool

  init(of character: Character) {
    var dice = Dice(seed: character.id &+ 10_000)
    skin = dice.pick(character.species == "Human" ? RGB.people : RGB.strangers)
    hair = dice.pick(RGB.hairs)
    paper = dice.pick(RGB.papers)
    shirt = dice.pick(RGB.shirts)
    spikes = 5 + dice.roll(6)
    mouth = dice.roll(3)
    isDead = character.status == "Dead"
  }

  /// The PNG file of 200 by 200 pixels.
  var png: [UInt8] {
    var canvas = Canvas(side: Self.side, paper: paper)
    canvas.ellipse(100, 215, 78, 62, shirt)
    drawHair(&canvas)
    canvas.ellipse(100, 112, 52, 62, skin)
    drawEyes(&canvas)
    drawMouth(&canvas)
    return canvas.png
  }

  private func drawHair(_ canvas: inout Canvas) {
    for spike in 0..<spikes {
      let across = 44 + 112 * spike / max(1, spikes - 1)
      let up = 62 + (across - 100) * (across - 100) / 110
      canvas.ellipse(across, up, 17, 30, hair)
    }
  }

  private func drawEyes(_ canvas: inout Canvas) {
    for across in [80, 122] {
      canvas.ellipse(across, 102, 17, 17, .white)
      if isDead {
        canvas.line(across - 8, 94, across + 8, 110, .ink)
        canvas.line(across - 8, 110, across + 8, 94, .ink)
      } else {
        canvas.ellipse(across, 103, 4, 4, .ink)
      }
    }
    canvas.line(68, 78, 92, 82, .ink)
    canvas.line(110, 82, 134, 78, .ink)
  }

  private func drawMouth(_ canvas: inout Canvas) {
    switch mouth {
    case 0: canvas.line(84, 148, 118, 148, .ink)
    case 1: canvas.ellipse(101, 148, 16, 8, .ink)
    default:
      canvas.ellipse(101, 146, 20, 11, .ink)
      canvas.ellipse(101, 141, 21, 10, skin)
    }
  }
}
