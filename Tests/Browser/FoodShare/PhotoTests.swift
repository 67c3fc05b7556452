import Foundation
import StrataBrowserTesting
import Testing

/// Tests of a photo from the form to another person's list and page.
@Suite(.timeLimit(.minutes(60))) struct PhotoTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)

  /// Writes a small JPEG with camera metadata.
  private func photo() throws -> URL {
    let note = Data("Exif\0\0MM\0*\0\0\0\u{8}\0\0GPS 48.2082 N 16.3738 E".utf8)
    var file = Data([0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(note.count + 2)])
    file.append(note)
    file.append(try #require(Data(base64Encoded: Self.plain)).dropFirst(2))
    return try write(file, "photo.jpg")
  }

  private func write(_ data: Data, _ name: String) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// Returns the bytes of a picture as the page gets them, one letter per byte.
  private func picture(_ testID: String, _ browser: Browser) async throws -> String {
    let place = "[data-testid='\(testID)'] img[src^='/~/asset/']"
    try await browser.waitFor(.css(place))
    let bytes = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      fetch(document.querySelector(arguments[0]).src).then((it) => it.arrayBuffer())
        .then((it) => done(String.fromCharCode(...new Uint8Array(it))));
      """, .string(place))
    return bytes.string ?? ""
  }

  @Test(arguments: [FoodShareBackEnd.own, .supabase], Viewport.both)
  func `an uploaded photo is shown to others without its GPS data`(
    backEnd: FoodShareBackEnd, viewport: Viewport
  ) async throws {
    let (photo, words) = (try photo(), try write(Data("no photo".utf8), "words.jpg"))
    try await backEnd.serve { app in
      try await Browser.runTwo(.viewport(viewport)) { giver, anna in
        try await giver.look(at: "London", app)
        try await giver.click(.testID("feed.offer"))
        try await giver.type("Rye bread", into: .testID("offer.title"))
        try await choose(words, giver)
        try await giver.waitFor(text: "This photo cannot be read.")
        try await choose(photo, giver)
        try await giver.waitFor(testID: "offer.photo.remove")
        #expect(try await !picture("offer.photo.shown", giver).contains("GPS"))
        try await giver.expectAccessibleEveryWay("offer with a photo")
        try await giver.expectToFit("offer with a photo")
        try await giver.choosePlace("London")
        try await giver.waitUntilLive()
        try await giver.click(.testID("offer.save"))
        try await giver.waitGone(.testID("offer.save"))
        try await anna.look(at: "London", app)
        try await anna.type("rye", into: .css("input[type=search]"))
        try await anna.waitForOffers("1 offer")
        // The photo leads its card: as wide as the text on a phone, and beside it in a wide window.
        let row = try await anna.waitFor(
          .css("[data-testid='feed.listing'] img[src^='/~/asset/']")
        ).frame
        let card = try await anna.find(.testID("feed.listing")).frame
        let isBeside = viewport != .phone
        #expect(abs(row.width - (isBeside ? 240 : card.width)) < 1, "\(row) in \(card)")
        #expect(row.x >= 16 && (!isBeside || card.width > 480), "\(row) in \(card)")
        #expect(row.height >= 160, "\(row)")
        try await anna.expectAccessibleEveryWay("feed with a photo")
        try await anna.click(.testID("feed.listing"))
        let shown = try await picture("listing.photo", anna)
        let (box, photo) = (
          try await anna.find(.testID("listing.photo")).frame,
          try await anna.find(.css("[data-testid='listing.photo'] img")).frame
        )
        #expect(
          photo.width >= box.width && photo.height >= box.height && box.height == 300,
          "\(photo) in \(box)")
        #expect(
          shown.unicodeScalars.first?.value == 0xFF && !shown.contains("GPS")
            && !shown.contains("Exif"))
        try await anna.expectAccessibleEveryWay("details with a photo")
        try await anna.expectToFit("details with a photo")
        for browser in [giver, anna] { try await browser.expectQuiet() }
      }
    }
    try FileManager.default.removeItem(at: folder)
  }

  private func choose(_ file: URL, _ browser: Browser) async throws {
    try await browser.waitUntilLive()
    try await browser.click(.testID("offer.photo"))
    try await browser.choose(file, in: .testID("FileField"))
    try await browser.waitGone(.testID("FileField"))
  }

  private static let plain = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywt\
    QFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09PT09PT09PT09PT09PT09PT09PT09PT09P\
    T09PT09PT09PT09PT09PT09PT0//wAARCAAwAEADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcI\
    CQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRol\
    JicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ip\
    qrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLR\
    ChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaX\
    mJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEA\
    PwD0CiiisSgoqK4uYbZN08ioO2ep+grPl123UMI45HIPGcAH/P0qZTjHdlxhKWyNWisiPXoCv72GRTnopDf4VoW93b3O\
    fIlViOo6H8jSjUjLZhKEo7onoooqyAqtqF0LO1aXALZwoPc1ZrM8QKTYKQCQJAT7cGoqNqLaLgk5JM56WR5pGkkYs7HJ\
    JptFFeaegFKrFWDKSCDkEdqSigDqNJvTeW58zHmxnDY7+hq9WL4cU7bhsHBKgH862q9Gk24Js4KqSm0gpksaTRtHIoZG\
    GCDT6K0IObvNHuIGLQgyx54x94fUf4VnMpVirAgg4IPau1prokiFJFVlPUMMg1zSwyezN44hrdHF1etdJurhvmQxJnln\
    GPyFdLHFHEu2KNUBOcKMU+iOGXVjliH0RFbW8drCIoVwo/Mn1NS0UV0pW0Rzt3P/2Q==
    """
}
