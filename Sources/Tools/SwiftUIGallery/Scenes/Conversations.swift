/// The conversations of the page's pictures, in the format of conversation files.
enum Conversations {
    private static let users = """
        channel: { name: The Jedi Council, members: [luke, leia, obiwan, yoda], member-count: 4, online: 3 }
        me: luke
        users:
          luke:   { name: Luke Skywalker, avatar: luke.png }
          leia:   { name: Leia Organa, avatar: leia.png }
          obiwan: { name: Ben Kenobi, avatar: obiwan.png }
          yoda:   { name: Yoda, avatar: yoda.png }

        """

    /// Four people and two days, with some groups of messages.
    static let twoDays =
        users + """
            messages:
              - { from: obiwan, at: 2023-12-30T18:02:00Z, text: The training starts at dawn. }
              - { from: obiwan, at: 2023-12-30T18:02:20Z, text: Bring water. }
              - { from: luke, at: 2023-12-30T18:10:00Z, text: "I'll be there", read-by: [leia, obiwan] }
              - { from: leia, at: 2023-12-31T09:14:00Z, text: Who has the map of the swamp? }
              - { from: yoda, at: 2023-12-31T09:15:00Z, text: "Need a map, you do not.", reactions: { haha: 2 } }
              - { from: luke, at: 2023-12-31T09:16:10Z, text: We do. }
              - { from: luke, at: 2023-12-31T09:16:30Z, text: "I have one, and a compass", read-by: [leia] }
            """

    /// A link from each side.
    static let links =
        users + """
            messages:
              - { from: leia, at: 2023-12-31T09:14:00Z, text: "The plans are at getstream.io, have a look" }
              - { from: luke, at: 2023-12-31T09:16:00Z, text: "Compare them with https://github.com/GetStream" }
            """

    /// Messages some minutes apart, and a system message.
    static let minutesApart =
        users + """
            messages:
              - { from: leia, at: 2023-12-31T09:14:00Z, text: The shield is down }
              - { from: leia, at: 2023-12-31T09:17:00Z, text: You have ten minutes }
              - { from: leia, at: 2023-12-31T09:20:00Z, text: Make it seven }
              - { type: system, from: leia, at: 2023-12-31T09:21:00Z, text: Leia Organa added Yoda to the channel }
              - { from: luke, at: 2023-12-31T09:22:00Z, text: On my way }
              - { from: luke, at: 2023-12-31T09:25:00Z, text: Almost there }
            """

    /// More than fit on a screen.
    static let manyMessages =
        users + """
            messages:
              - { from: obiwan, at: 2023-12-30T18:02:00Z, text: The training starts at dawn. }
              - { from: obiwan, at: 2023-12-30T18:02:20Z, text: Bring water. }
              - { id: "3", from: leia, at: 2023-12-30T18:10:00Z, text: And bread }
              - { from: yoda, at: 2023-12-30T18:12:00Z, text: Hungry you will be }
              - { from: luke, at: 2023-12-30T18:14:00Z, text: I always am }
              - { from: leia, at: 2023-12-31T07:14:00Z, text: Who has the map of the swamp? }
              - { from: yoda, at: 2023-12-31T07:15:00Z, text: "Need a map, you do not." }
              - { from: luke, at: 2023-12-31T07:16:10Z, text: We do. }
              - { from: luke, at: 2023-12-31T07:16:30Z, text: "I have one, and a compass" }
              - { from: obiwan, at: 2023-12-31T07:20:00Z, text: Then nobody gets lost }
              - { from: leia, at: 2023-12-31T07:21:00Z, text: Somebody always does }
              - { from: yoda, at: 2023-12-31T07:22:00Z, text: "Lost, nobody is. Elsewhere, some are." }
              - { from: luke, at: 2023-12-31T07:25:00Z, text: "See you all there" }
            """

    /// A channel without messages.
    static let empty = users + "messages: []\n"
}
