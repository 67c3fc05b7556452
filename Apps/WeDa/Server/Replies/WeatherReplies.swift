import Foundation
import StrataAppHost
import WeDaCommandLine
import WeDaDomain

/// The server's replies with weather to programs such as `curl`, and to frames of other sites.
struct WeatherReplies: Sendable {
  private static let embed = "/embed/"

  private let desk: @Sendable () -> ForecastDesk
  /// The origins whose pages may frame a card.
  private let framers: [String]

  /// Creates the replies.
  ///
  /// - Parameters:
  ///   - framers: The origins whose pages may frame a card; without any there are no cards.
  ///   - desk: Returns the answers. It is called with the first reply, when the launch has chosen the
  ///     providers.
  init(framers: [String], desk: @escaping @Sendable () -> ForecastDesk) {
    (self.framers, self.desk) = (framers, desk)
  }

  /// Returns the reply to a request; `nil` if a page answers it.
  func reply(to visit: HostVisit) -> HostReply? {
    if let card = card(visit) { return card }
    let format = visit.value("format")
    guard format != nil || visit.prefersText else { return nil }
    if let target = ForecastTarget(path: visit.path) { return weather(target, visit, format) }
    let page = PageAddress(path: visit.path)
    guard page.isPage else { return Self.unknown(visit.path, format) }
    if format != nil { return Self.placeless(format) }
    return page.isFirst ? Self.help : nil
  }

  private func weather(
    _ target: ForecastTarget, _ visit: HostVisit, _ format: String?
  ) -> HostReply {
    HostReply { [desk] in
      do throws(InvalidValue) {
        let request = try ForecastRequest(target, language: visit.language) { visit.value($0) }
        return HostAnswer(await desk().answer(request))
      } catch {
        return HostAnswer(ForecastProblem(error).reply(named: format))
      }
    } refused: {
      Self.refusal($0, format)
    }
  }

  /// Returns the reply with a card; `nil` if no site may frame one, or the address is no card's.
  private func card(_ visit: HostVisit) -> HostReply? {
    guard !framers.isEmpty, visit.path.hasPrefix(Self.embed),
      let target = ForecastTarget(path: "/city/" + visit.path.dropFirst(Self.embed.count))
    else { return nil }
    return HostReply { [desk, framers] in
      do throws(InvalidValue) {
        let request = try ForecastRequest(target, language: visit.language) { name in
          name == "format" ? nil : visit.value(name)
        }
        return HostAnswer(await desk().card(request), framedBy: framers)
      } catch {
        // Invalid values are described in English.
        let reply = ForecastDesk.card(ForecastProblem(error), language: nil)
        return HostAnswer(reply, framedBy: framers)
      }
    } refused: { [framers] in
      let reply = ForecastDesk.card(Self.problem($0), language: nil)
      return HostAnswer(reply, framedBy: framers)
    }
  }

  /// The reply to a program that asks for the first page, which names no place.
  private static let help = HostReply {
    .text(ForecastAddressHelp.text, freshSeconds: 3600)
  } refused: {
    refusal($0, nil)
  }

  /// Returns the reply to a program that asks for a form of a page which names no place.
  private static func placeless(_ format: String?) -> HostReply {
    let problem = ForecastProblem(
      status: 400, name: "invalid",
      message: "format must be given with the address of a place, such as "
        + "/city/london-england-gb, not with another page")
    return reply(problem, format)
  }

  /// Returns the reply to a program that asks for an address without a page, such as `/London`.
  private static func unknown(_ path: String, _ format: String?) -> HostReply {
    let path = PlainText.shown(path.removingPercentEncoding ?? path)
    let problem = ForecastProblem(
      status: 404, name: "noSuchPage",
      message: "no page is at '\(path)'; the weather of a place is at an address "
        + "such as /city/london-england-gb, and / lists what programs can ask for")
    return reply(problem, format)
  }

  private static func reply(_ problem: ForecastProblem, _ format: String?) -> HostReply {
    HostReply {
      HostAnswer(problem.reply(named: format))
    } refused: {
      refusal($0, format)
    }
  }

  private static func refusal(_ refusal: HostRefusal, _ format: String?) -> HostAnswer {
    HostAnswer(problem(refusal).reply(named: format))
  }

  private static func problem(_ refusal: HostRefusal) -> ForecastProblem {
    ForecastProblem(status: refusal.status, name: "\(refusal)", message: refusal.sentence)
  }
}

extension HostAnswer {
  /// Creates the answer of a reply.
  ///
  /// - Parameter framers: The origins whose pages may frame a page.
  init(_ reply: ForecastReply, framedBy framers: [String] = []) {
    switch reply.content {
    case .text(let text): self = .text(text)
    case .json(let text): self = .json(text)
    case .png(let data): self = .picture(png: Array(data))
    case .page(let html, let style): self = .page(html, style: style, framedBy: framers)
    }
    (status, freshSeconds) = (reply.status, reply.freshSeconds)
    (retrySeconds, language) = (reply.retrySeconds, reply.language)
  }
}
