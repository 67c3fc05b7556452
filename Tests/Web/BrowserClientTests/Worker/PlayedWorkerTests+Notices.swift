import StrataBrowserTesting
import Testing

/// Tests of pushes, and of notices that are tapped.
extension PlayedWorkerTests {
  @Test func `a push is shown with its title, body, tag and at most two buttons`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        const push = (data) => event('push', { data: { json: () => data } }).done();
        await push({
          id: 'storm', title: 'London', subtitle: 'Tonight', body: 'Storm', silent: true, address: '/city',
          actions: [1, 2, 3].map((it) => ({ id: `a${it}`, title: `A ${it}` })),
        });
        await push({ aps: { alert: 'words', sound: 'default' }, url: '/there' });
        return play.shown;
        """)
      let (own, remote) = (told.array?.first, told.array?.last)
      #expect(own?["title"] == "London" && own?["body"] == "Tonight\nStorm")
      #expect(own?["tag"] == "storm" && own?["silent"] == true)
      #expect(own?["data"]?["address"] == "/city")
      #expect(own?["actions"]?.array?.compactMap { $0["action"]?.string } == ["a1", "a2"])
      #expect(remote?["body"] == "words" && remote?["silent"] == false)
      #expect(remote?["data"]?["address"] == "/there" && remote?["tag"] == "remote")
    }
  }

  @Test(arguments: [
    ("/city", "/city"), ("//evil.example/", "/"), ("https://evil.example/", "/"), ("", "/"),
  ])
  func `a tapped notification opens its page, and never another site's`(
    address: String, opened: String
  ) async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        const press = (action) => event('notificationclick', {
          action, notification: { close: () => play.closed++, data: { address: '\(address)' } },
        }).done();
        await press('dismiss');
        const before = [play.closed, ...play.opened];
        await press('');
        play.windows = [{
          focus: async () => { play.focused.push(1); },
          navigate: async (it) => { play.focused.push(it); },
        }];
        await press('view');
        const path = (it) => it.startsWith(location.origin) ? it.slice(location.origin.length) : it;
        return [before.length, play.closed, ...play.opened.map(path), ...play.focused.map((it) => path(`${it}`))];
        """)
      #expect(told.array == [1, 3, .string(opened), "1", .string(opened)])
    }
  }
}
