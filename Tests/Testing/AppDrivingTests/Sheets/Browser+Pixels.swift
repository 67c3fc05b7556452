import Foundation
import StrataBrowserTesting

extension Browser {
  /// Returns the colours of points of the window as painted, with components from 0 to 255.
  /// Replaces the page by an empty one, since the page's policy forbids reading a picture.
  func colors(at points: [[Double]]) async throws -> [[Double]] {
    let size = try await run("return [innerWidth, innerHeight]")
    let picture = Data(try await screenshot()).base64EncodedString()
    try await open("about:blank")
    let found = try await runAsync(
      """
      const done = args.at(-1), picture = new Image();
      picture.onload = () => {
        const sheet = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
        sheet.drawImage(picture, 0, 0);
        const [wide, high] = args[1];
        done(args[2].map(([x, y]) => [...sheet.getImageData(
          x * picture.width / wide, y * picture.height / high, 1, 1).data].slice(0, 3)));
      };
      picture.src = 'data:image/png;base64,' + args[0];
      """, .string(picture), size,
      .array(points.map { .array($0.map { .number($0) }) }))
    return (found.array ?? []).map { ($0.array ?? []).compactMap(\.double) }
  }
}
