import DocumentationImages

/// The group in most pictures of the page.
enum EvilzGroup {
    /// Without any customization.
    static let unchanged = PictureEntry("message-layout-default", of: scene)

    /// The messages of three days.
    static let scene = GalleryScene.channel(group + counting + threeDays, on: Phone(time: "7:30"))

    /// The same, one message later, with four messages within a minute.
    static let laterScene = GalleryScene.channel(group + threeDays + oneMinute, on: Phone(time: "2:01"))

    /// The three authors in turn, so that every message starts a group.
    static let turnsScene = GalleryScene.channel(group + turns, on: Phone(time: "12:56"))

    private static let group = """
        channel: { name: EvilzGROUP, members: [leia, luke, dooku], member-count: 4, online: 2, read-events: false, commands: [giphy] }
        me: luke
        users:
          leia:  { name: Leia Organa, avatar: leia.png, online: true }
          luke:  { name: luke_skywalker, avatar: luke.png, online: true }
          dooku: { name: Count Dooku, avatar: dooku.png }
        messages:

        """

    private static let counting = """
          - { from: leia,  at: 2021-04-27T15:21:00Z, text: Counting down }
          - { from: leia,  at: 2021-04-27T15:25:00Z, text: "1" }
          - { from: leia,  at: 2021-04-27T15:25:10Z, text: "2" }
          - { from: leia,  at: 2021-04-27T15:25:20Z, text: "3" }
          - { from: leia,  at: 2021-04-27T15:25:30Z, text: "4" }

        """

    private static let threeDays = """
          - { from: leia,  at: 2021-04-27T15:25:40Z, text: "5" }
          - { from: luke,  at: 2021-04-27T15:57:00Z, text: Not today, deleted: true }
          - { from: luke,  at: 2021-04-27T15:57:10Z, text: Cool! }
          - { from: luke,  at: 2021-04-27T15:57:20Z, text: Nice! }
          - { from: luke,  at: 2021-04-27T15:57:30Z, text: Sup! }
          - { from: dooku, at: 2021-04-28T11:38:00Z, text: "What’s up?" }
          - { from: luke,  at: 2021-04-29T02:52:00Z, text: nothing much }
          - { from: luke,  at: 2021-04-29T19:23:00Z, text: Hi }

        """

    private static let oneMinute = """
          - { from: luke,  at: 2021-04-30T13:59:00Z, text: Hello again }
          - { from: luke,  at: 2021-04-30T13:59:10Z, text: This message is not grouped }
          - { from: luke,  at: 2021-04-30T13:59:20Z, text: "Or is it?" }
          - { from: luke,  at: 2021-04-30T13:59:30Z, text: "Let’s see..." }

        """

    private static let turns = """
          - { from: dooku, at: 2021-04-27T15:24:00Z, text: "4" }
          - { from: leia,  at: 2021-04-27T15:25:00Z, text: "5" }
          - { from: luke,  at: 2021-04-27T15:57:00Z, text: Not today, deleted: true }
          - { from: dooku, at: 2021-04-27T15:57:10Z, text: Cool! }
          - { from: luke,  at: 2021-04-27T15:57:20Z, text: Nice! }
          - { from: leia,  at: 2021-04-27T15:57:30Z, text: Sup! }
          - { from: dooku, at: 2021-04-28T11:38:00Z, text: "What’s up?" }
          - { from: luke,  at: 2021-04-29T02:52:00Z, text: nothing much }
          - { from: dooku, at: 2021-04-29T19:23:00Z, text: Hi }
          - { from: luke,  at: 2021-04-30T13:59:00Z, text: Hello again }
          - { from: leia,  at: 2021-04-30T13:59:10Z, text: This message is not grouped }
          - { from: luke,  at: 2021-04-30T13:59:20Z, text: "Or is it?" }
          - { from: dooku, at: 2021-04-30T13:59:30Z, text: "Let’s see..." }
          - { from: leia,  at: 2021-05-01T12:26:00Z, text: Hi hello }

        """
}
