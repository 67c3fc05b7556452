import Foundation
import StrataBrowserTesting
import Testing

/// Tests of the words on the skies that the browser draws. `SkyPaletteTests` computes the contrast
/// from the colours; here, what lies over each other is drawn and measured.
@Suite(.timeLimit(.minutes(10))) struct SkyContrastTests {
  @Test func `words on every drawn sky keep a contrast of 4.5 from dawn to night`() async throws {
    try await GalleryUnderTest.run("weda") { gallery in
      let preview = try #require(gallery.previews.first { $0.title == "Skies" })
      // So high that a picture shows several skies.
      try await Browser.run(.viewport(Viewport(width: 390, height: 2000))) { browser in
        try await browser.openLive(gallery.page("\(preview.address)/light"))
        // Without motion, each run measures the same picture.
        try await browser.prefer(.light, reducedMotion: true)
        try await browser.waitUntilLive()
        let names = try await browser.skies()
        #expect(names.count == 32 && Set(names).count == 32)
        try await browser.hideWords()
        var measured: [String: [MeasuredWords]] = [:]
        for name in names where measured[name] == nil {
          let new = try await browser.measureSkies(from: name)
          try #require(new[name] != nil, "\(name) is higher than the window")
          measured.merge(new) { $1 }
        }
        for (name, words) in measured {
          #expect(words.count >= 5, "\(name)")
          // The worst pixel counts: the colours under words are chosen with a margin that also
          // covers the mixtures at edges.
          let faint = words.filter { $0.contrast < 4.5 }
          #expect(faint.isEmpty, "\(name): \(faint)")
        }
      }
    }
  }
}

/// Words on a sky, and the contrast of their colour with the worst pixel below them.
private struct MeasuredWords {
  var words: String
  var contrast: Double
}

extension Browser {
  /// The names of the skies on the page, such as `sky.rain.night`.
  fileprivate func skies() async throws -> [String] {
    try await run(
      "return [...document.querySelectorAll('\(Self.sky)')].map(it => it.dataset.testid)"
    )
    .array?.compactMap(\.string) ?? []
  }

  private static let sky = "[data-testid^=\"sky.\"]"

  /// Hides the words and the symbols on the skies, which keep their places.
  fileprivate func hideWords() async throws {
    try await run(
      """
      for (const sky of document.querySelectorAll('\(Self.sky)')) {
        for (const symbol of sky.querySelectorAll('svg.i')) symbol.style.visibility = 'hidden';
        const texts = document.createTreeWalker(sky, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) texts.currentNode.parentElement.style.visibility = 'hidden';
      }
      """)
  }

  /// Scrolls to a sky, and measures it and the ones below it that are completely in the window.
  fileprivate func measureSkies(from name: String) async throws -> [String: [MeasuredWords]] {
    try await run(
      """
      document.querySelector(`[data-testid="${args[0]}"]`).scrollIntoView({behavior: 'instant'});
      const frame = () => new Promise(done => requestAnimationFrame(done));
      return frame().then(frame).then(() => true);
      """, .string(name))
    let picture = Data(try await screenshot()).base64EncodedString()
    let answer = try await run(Self.measuring, .string(picture), .string(Self.sky))
    let skies = (answer.array ?? []).compactMap { sky -> (String, [MeasuredWords])? in
      guard let parts = sky.array, parts.count == 2, let name = parts[0].string else { return nil }
      return (name, parts[1].array?.compactMap(MeasuredWords.init) ?? [])
    }
    return Dictionary(skies) { $1 }
  }

  /// A script that decodes a picture of the window, and returns the name of each sky with its words
  /// and their contrast: the definition of WCAG 2.2 (relative luminance, contrast ratio).
  private static let measuring = """
    const channel = part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    const light = ([red, green, blue]) => 0.2126 * channel(red / 255)
      + 0.7152 * channel(green / 255) + 0.0722 * channel(blue / 255);
    const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const draw = (width, height) => new OffscreenCanvas(width, height)
      .getContext('2d', {willReadFrequently: true});
    // Drawn, since a computed colour can be written in several ways.
    const lightOf = color => {
      const dot = draw(1, 1);
      dot.fillStyle = color;
      dot.fillRect(0, 0, 1, 1);
      return light(dot.getImageData(0, 0, 1, 1).data);
    };
    const worst = (picture, scale, box, ink) => {
      const [x, y, width, height] = [box.left, box.top, box.width, box.height]
        .map(length => Math.ceil(length * scale));
      const pixels = picture.getImageData(x, y, width, height).data;
      let least = 21;
      for (let at = 0; at < pixels.length; at += 4) {
        least = Math.min(least, ratio(ink, light(pixels.subarray(at, at + 3))));
      }
      return least;
    };
    const wordsOn = (sky, picture, scale) => {
      const found = [], range = document.createRange();
      const texts = document.createTreeWalker(sky, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.data.trim()) continue;
        range.selectNodeContents(text);
        const ink = lightOf(getComputedStyle(text.parentElement).color);
        for (const box of range.getClientRects()) {
          found.push([text.data, worst(picture, scale, box, ink)]);
        }
      }
      return found;
    };
    const bytes = Uint8Array.from(atob(args[0]), it => it.charCodeAt(0));
    return createImageBitmap(new Blob([bytes], {type: 'image/png'})).then(bitmap => {
      const picture = draw(bitmap.width, bitmap.height), scale = bitmap.width / innerWidth;
      picture.drawImage(bitmap, 0, 0);
      const isWhole = box => box.top > -1 && box.bottom < innerHeight + 1;
      return [...document.querySelectorAll(args[1])]
        .filter(sky => isWhole(sky.getBoundingClientRect()))
        .map(sky => [sky.dataset.testid, wordsOn(sky, picture, scale)]);
    });
    """
}

extension MeasuredWords {
  /// Reads a pair of words and a contrast; `nil` if it is none.
  fileprivate init?(_ value: JSONValue) {
    guard let parts = value.array, parts.count == 2, let words = parts[0].string,
      let contrast = parts[1].double
    else { return nil }
    (self.words, self.contrast) = (words, contrast)
  }
}
