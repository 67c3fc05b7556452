import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import Testing

/// A push service on this machine, and a browser that receives its messages.
///
/// A browser without the internet has no push service, so the page's subscription is simulated: its
/// keys are created in the browser, messages to its address are decrypted by the browser's
/// WebCrypto, and then passed to the service worker as its push service would.
final class PlayedPushService: Sendable {
  /// The scheme, host and port, which the app's host must accept.
  let origin: String
  private let posted: Recorded<HTTPRequest>
  private let server: WebServer

  init() throws {
    let posted = Recorded<HTTPRequest>()
    self.posted = posted
    server = WebServer(WebServer.Configuration()) { request in
      guard request.method == "POST" else { return .text("post a message", status: 405) }
      posted.record(request)
      return HTTPResponse(status: 201)
    }
    origin = "http://127.0.0.1:\(try server.start())"
  }

  func stop() async { await server.stop(within: .seconds(1)) }

  /// Subscribes all further pages of a browser to this service.
  func serve(_ browser: Browser) async throws {
    try await browser.devTools(
      "Page.addScriptToEvaluateOnNewDocument",
      ["source": .string(Self.script.replacing("ORIGIN", with: origin))])
  }

  /// Waits for a message that contains a text, and delivers it repeatedly until the browser shows
  /// it, since a worker that is starting misses events from DevTools. Notifications with one tag
  /// are shown once.
  ///
  /// - Returns: The decrypted message.
  @discardableResult
  func deliver(_ words: String, to browser: Browser, at page: URL) async throws -> String {
    var opened = 0
    while true {
      await posted.wait(for: opened + 1)
      let text = try await open(posted.all[opened].body, in: browser)
      opened += 1
      guard text.contains(words) else { continue }
      let origin = page.absoluteString.trimmingCharacters(in: ["/"])
      while try await browser.run(Self.isShown) == false {
        try await browser.push(text, to: origin)
      }
      return text
    }
  }

  /// Returns the number of messages that contain a text.
  func count(_ words: String, openedIn browser: Browser) async throws -> Int {
    var count = 0
    for message in posted.all where try await open(message.body, in: browser).contains(words) {
      count += 1
    }
    return count
  }

  /// Returns the readings, by programs that share no code with ours or the browser's, of the
  /// messages that contain a text.
  ///
  /// - Throws: `PushReading.Missing` if the programs are not installed.
  func readings(_ words: String, for browser: Browser) async throws -> [PushReading] {
    let keys = try await browser.run("return playedPush.keys()")
    func key(_ name: String) throws -> Data {
      try #require(keys[name]?.string.flatMap { Data(base64Encoded: $0) })
    }
    return try posted.all.map { message in
      try PushReading.read(
        message.body, authorization: #require(message.headers["Authorization"]),
        privateKey: key("own"), secret: key("auth"))
    }.filter { $0.text.contains(words) }
  }

  private func open(_ message: [UInt8], in browser: Browser) async throws -> String {
    let sealed = Data(message).base64EncodedString()
    return try #require(
      try await browser.run("return playedPush.open(args[0])", .string(sealed)).string)
  }

  /// A script that waits up to a second for the notification.
  private static let isShown = """
    return (async () => {
      const worker = await navigator.serviceWorker.ready;
      for (let looks = 0; looks < 50; looks++) {
        if ((await worker.getNotifications()).length) return true;
        await new Promise(done => setTimeout(done, 20));
      }
      return false;
    })();
    """

  private static let script = """
    (() => {
      if (!('PushManager' in self)) return;
      const name = 'played.push', curve = { name: 'ECDH', namedCurve: 'P-256' };
      const bytes = (text) => Uint8Array.from(
        atob(text.replace(/-/g, '+').replace(/_/g, '/')), (it) => it.charCodeAt(0));
      const text = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer)));
      const coded = (words) => new TextEncoder().encode(words);
      const joined = (...parts) => Uint8Array.from(parts.flatMap((it) => [...it]));
      const kept = () => JSON.parse(localStorage.getItem(name));
      const made = (it) => it && {
        endpoint: it.endpoint, options: { applicationServerKey: bytes(it.server).buffer },
        getKey: (key) => bytes(it[key]).buffer,
        unsubscribe: async () => { localStorage.removeItem(name); return true; },
      };
      PushManager.prototype.getSubscription = async () => made(kept());
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
        localStorage.setItem(name, JSON.stringify({
          endpoint: 'ORIGIN/push/1', server: text(applicationServerKey),
          p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
          auth: text(crypto.getRandomValues(new Uint8Array(16))),
          own: text(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
        }));
        return made(kept());
      };
      const derive = async (salt, secret, info, bits) => crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt, info },
        await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']), bits);
      // RFC 8291, by the browser's cryptography.
      const open = async (message) => {
        const it = kept(), all = bytes(message), salt = all.slice(0, 16);
        const server = all.slice(21, 21 + all[20]), sealed = all.slice(21 + all[20]);
        const own = await crypto.subtle.importKey(
          'pkcs8', bytes(it.own), curve, false, ['deriveBits']);
        const other = await crypto.subtle.importKey('raw', server, curve, false, []);
        const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: other }, own, 256);
        const about = joined(coded('WebPush: info\\0'), bytes(it.p256dh), server);
        const secret = await derive(bytes(it.auth), shared, about, 256);
        const key = await derive(salt, secret, coded('Content-Encoding: aes128gcm\\0'), 128);
        const iv = await derive(salt, secret, coded('Content-Encoding: nonce\\0'), 96);
        const cipher = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['decrypt']);
        const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, cipher, sealed);
        const found = new Uint8Array(plain);
        return new TextDecoder().decode(found.slice(0, found.lastIndexOf(2)));
      };
      globalThis.playedPush = { open, keys: kept, isSubscribed: () => kept() !== null };
    })();
    """
}
