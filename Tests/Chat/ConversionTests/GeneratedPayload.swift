import Foundation

/// Payloads of Stream's API with all supported fields, each of which is present at random.
struct GeneratedPayload {
    typealias Object = [String: Any]

    private var numbers: Numbers
    private var messageIds: [String] = []

    /// The messages in the channel and not only in a thread: files can't quote others.
    private var shownIds: [String] = []
    private var minute = 0

    /// Adds fields to each object that the API may have in the future.
    private let addsFields: Bool

    private let people = ["ana", "ben", "cleo", "dora"]

    init(seed: Int, addsFields: Bool = false) {
        numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        self.addsFields = addsFields
    }

    /// A channel's state, with the same content whether fields are added or not.
    static func state(seed: Int, channel: Int = 1, addsFields: Bool = false) -> Object {
        var generator = Self(seed: seed &* 31 &+ channel, addsFields: false)
        let state = generator.state(channel)
        guard addsFields else { return state }
        var adder = Self(seed: seed &+ 7_777, addsFields: true)
        return adder.withMore(state)
    }

    static func data(_ value: Any) throws -> Data {
        try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys])
    }

    // MARK: Unknown fields

    /// Fields of other shapes, and names that no response has today.
    private static var others: [(String, Any)] {
        [
            ("threads", [Any]()), ("pending_messages", [Any]()), ("hidden", false), ("push_preferences", Object()),
            ("active_live_locations", [Any]()), ("message", NSNull()), ("thread", Object()), ("results", [Any]()),
            ("channels", [Any]()), ("me", ["id": "ana"]), ("list", [Any]()), ("next", "abc"), ("item", "x"),
            ("data", 7),
            ("events", [Any]()), ("restricted_visibility", [Any]()), ("member", Object()), ("reminder", NSNull()),
        ]
    }

    private mutating func withMore(_ object: Object, isRoot: Bool = true) -> Object {
        var result = Object()
        for key in object.keys.sorted() {
            let value = object[key] ?? NSNull()
            if Self.areNames.contains(key) {
                result[key] = value
            } else if let object = value as? Object {
                result[key] = withMore(object, isRoot: false)
            } else if let objects = value as? [Object] {
                result[key] = objects.map { withMore($0, isRoot: false) }
            } else {
                result[key] = value
            }
        }
        for _ in 0..<numbers.next(below: 4) {
            let letters = (0...(2 + numbers.next(below: 5))).map { _ in numbers.pick(Array("abcdefghijklmnop")) }
            let name = "x_" + String(letters)
            let values: [Any] = [1, "text", true, NSNull(), ["a": 1], [1, 2], ["user": ["id": "ana"]]]
            result[name] = numbers.pick(values)
        }
        if isRoot {
            for _ in 0..<numbers.next(below: 5) {
                let (key, value) = numbers.pick(Self.others)
                if result[key] == nil { result[key] = value }
            }
        }
        return result
    }

    /// Objects whose keys are values.
    private static let areNames: Set<String> = [
        "reaction_counts", "reaction_scores", "reaction_groups", "i18n", "vote_counts_by_option",
        "latest_votes_by_option",
    ]

    // MARK: Channels

    private mutating func state(_ channel: Int) -> Object {
        var state: Object = ["channel": channelObject(channel), "members": people.map { member($0) }]
        let count = 3 + numbers.next(below: 7)
        var messages: [Object] = []
        for index in 0..<count { messages.append(message("c\(channel)-m\(index + 1)", channel)) }
        state["messages"] = messages
        if numbers.oneIn(2) {
            state["read"] = people.map { id -> Object in
                [
                    "user": user(id), "last_read": time(10 + numbers.next(below: 12)),
                    "unread_messages": numbers.next(below: 3),
                ]
            }
        }
        maybe { state["watcher_count"] = $0.next(below: 5) }
        maybe { _ in state["duration"] = "8.1ms" }
        if numbers.oneIn(3) {
            state["draft"] = ["message": ["id": "d", "text": "Begun"], "created_at": time(9)] as Object
        }
        if numbers.oneIn(3) {
            state["membership"] = [
                "user": user("ana"), "created_at": time(0), "pinned_at": time(1), "channel_role": "channel_member",
            ]
        }
        return state
    }

    private mutating func channelObject(_ number: Int) -> Object {
        let id = "c\(number)"
        let type = numbers.pick(["messaging", "messaging", "team", "livestream"])
        var channel: Object = [
            "id": id, "type": type, "cid": "\(type):\(id)", "created_at": time(0), "updated_at": time(1),
        ]
        if !numbers.oneIn(3) { channel["name"] = numbers.pick(["Trip", "Allotment 14", "#general"]) }
        maybe { channel["frozen"] = $0.oneIn(2) }
        maybe { channel["disabled"] = $0.oneIn(2) }
        maybe { channel["member_count"] = 4 + $0.next(below: 9) }
        maybe { channel["team"] = $0.pick(["red", "blue"]) }
        maybe { channel["cooldown"] = $0.next(below: 60) }
        if numbers.oneIn(3) { channel["created_by"] = user("ben") }
        if numbers.oneIn(3) { channel["own_capabilities"] = ["send-message", "read-events", "send-reaction"] }
        if numbers.oneIn(2) {
            var config = Object()
            for key in [
                "reactions", "typing_events", "read_events", "replies", "quotes", "uploads", "polls", "url_enrichment",
            ] { maybe { config[key] = $0.oneIn(2) } }
            maybe { config["max_message_length"] = 100 + $0.next(below: 5000) }
            if numbers.oneIn(2) {
                config["commands"] = [["name": "giphy", "description": "A GIF", "set": "fun_set", "args": "[text]"]]
            }
            channel["config"] = config
        }
        return channel
    }

    private mutating func member(_ id: String) -> Object {
        var member: Object = ["user": user(id), "user_id": id, "created_at": time(0), "channel_role": "channel_member"]
        maybe { member["banned"] = $0.oneIn(2) }
        return member
    }

    private func user(_ id: String) -> Object {
        ["id": id, "name": id.capitalized + " L.", "role": id == "ben" ? "admin" : "user", "online": id != "cleo"]
    }

    // MARK: Messages

    private mutating func message(_ id: String, _ channel: Int) -> Object {
        minute += 1
        let author = numbers.pick(people)
        var message: Object = [
            "id": id, "text": numbers.pick(["Hi", "Who is @Ana L.?", "**Bold** and `code`", "a: b\n- c", "👍", ""]),
            "type": numbers.pick(["regular", "regular", "regular", "regular", "system", "error", "ephemeral"]),
            "user": user(author), "created_at": time(10, minute), "updated_at": time(10, minute),
        ]
        if numbers.oneIn(8) {
            message["type"] = "deleted"
            message["deleted_at"] = time(11, minute)
        }
        maybe { _ in message["silent"] = true }
        if numbers.oneIn(9) { message["shadowed"] = true }
        if numbers.oneIn(5) { message["message_text_updated_at"] = time(12, minute) }
        if numbers.oneIn(5), let quoted = shownIds.last { message["quoted_message_id"] = quoted }
        if numbers.oneIn(5) { message["mentioned_users"] = [user("ana")] }
        if numbers.oneIn(6) {
            message["pinned"] = true
            message["pinned_at"] = time(13, minute)
            message["pinned_by"] = user(numbers.pick(people))
        }
        if numbers.oneIn(7) {
            message["moderation"] = ["action": numbers.pick(["bounce", "flag", "remove"]), "original_text": "Rude"]
        }
        if numbers.oneIn(6) { message["i18n"] = ["language": "en", "de_text": "Hallo", "fr_text": "Salut"] }
        if numbers.oneIn(4) { addReactions(to: &message) }
        addThread(to: &message)
        message["attachments"] = attachments()
        if numbers.oneIn(6) { message["poll"] = poll("\(id)-poll", by: author) }
        if numbers.oneIn(9) {
            message["command"] = "giphy"
            message["args"] = "hello"
        }
        messageIds.append(id)
        if message["parent_id"] == nil || message["show_in_channel"] as? Bool == true { shownIds.append(id) }
        return message
    }

    private mutating func addThread(to message: inout Object) {
        guard numbers.oneIn(4), !messageIds.isEmpty else {
            if numbers.oneIn(5) {
                message["reply_count"] = 1 + numbers.next(below: 4)
                message["thread_participants"] = [user("ben"), user("cleo")]
            }
            return
        }
        message["parent_id"] = messageIds[0]
        if message["type"] as? String == "regular" { message["type"] = "reply" }
        message["show_in_channel"] = numbers.oneIn(2)
    }

    private mutating func addReactions(to message: inout Object) {
        var reactions: [Object] = []
        var counts: [String: Int] = [:]
        for type in ["like", "love", "haha"] where numbers.oneIn(2) {
            for id in people where numbers.oneIn(2) {
                reactions.append([
                    "type": type, "user": user(id), "user_id": id, "score": 1, "created_at": time(14, reactions.count),
                ])
                counts[type, default: 0] += 1
            }
            if numbers.oneIn(4), let count = counts[type] { counts[type] = count + 3 }
        }
        message["latest_reactions"] = reactions
        message["own_reactions"] = reactions.filter { $0["user_id"] as? String == "ana" }
        message["reaction_counts"] = counts
        var scores: [String: Int] = [:]
        for (type, count) in counts.sorted(by: { $0.key < $1.key }) {
            scores[type] = numbers.oneIn(4) ? count * 2 : count
        }
        message["reaction_scores"] = scores
    }

    // MARK: Attachments

    private mutating func attachments() -> [Object] {
        guard numbers.oneIn(3) else { return [] }
        return (0...numbers.next(below: 3)).map { _ in attachment() }
    }

    private mutating func attachment() -> Object {
        let kind = numbers.pick(["image", "video", "file", "audio", "giphy", "voiceRecording", "link", "location"])
        var object: Object = ["type": kind]
        maybe { object["title"] = $0.pick(["The lake", "Sum: 12"]) }
        switch kind {
        case "image":
            object["image_url"] = "https://example.org/a.png"
            if numbers.oneIn(2) { (object["original_width"], object["original_height"]) = (640, 480) }
        case "video":
            object["asset_url"] = "https://example.org/a.mp4"
            maybe { _ in object["thumb_url"] = "https://example.org/t.png" }
            maybe { object["file_size"] = $0.next(below: 100_000) }
        case "file", "audio":
            object["title"] = numbers.pick(
                kind == "file" ? ["Plan.pdf", "Sum: 12.xlsx", "a.zip"] : ["Lake.mp3", "a.wav"])
            object["asset_url"] =
                "https://example.org/"
                + (object["title"] as? String ?? "a.\(kind == "file" ? "pdf" : "mp3")")
                .replacing(" ", with: "")
            object["mime_type"] = kind == "file" ? "application/pdf" : "audio/mpeg"
            maybe { object["file_size"] = $0.next(below: 100_000) }
        case "giphy":
            object["thumb_url"] = "https://example.org/g.gif"
            if numbers.oneIn(2) {
                object["actions"] = ["Send", "Shuffle", "Cancel"].map { text -> Object in
                    [
                        "name": "image_action", "text": text, "value": text.lowercased(),
                        "style": text == "Send" ? "primary" : "default", "type": "button",
                    ]
                }
            }
        case "voiceRecording":
            object["asset_url"] = "https://example.org/v.aac"
            object["duration"] = 3.25
            object["waveform_data"] = [0, 0.256, 0.5, 1]
            maybe { object["file_size"] = $0.next(below: 100_000) }
        case "link":
            object["og_scrape_url"] = "https://example.org/page"
            object["title"] = "A page"
            maybe { _ in object["text"] = "What it says" }
            maybe { _ in object["author_name"] = "Example" }
            maybe { _ in object["image_url"] = "https://example.org/p.png" }
        default:
            (object["latitude"], object["longitude"]) = (52.1, 4.3)
        }
        return object
    }

    private mutating func poll(_ id: String, by author: String) -> Object {
        let options = ["Here", "There"].enumerated().map { ["id": "o\($0 + 1)", "text": $1] as Object }
        var byOption: [String: [Object]] = [:]
        var counts: [String: Int] = [:]
        for option in ["o1", "o2"] {
            let voters = people.filter { _ in numbers.oneIn(2) }
            byOption[option] = voters.enumerated().map { offset, voter in
                [
                    "id": "\(option)-\(voter)", "poll_id": id, "option_id": option, "user": user(voter),
                    "created_at": time(15, 30 - offset),
                ]
            }
            counts[option] = voters.count + (numbers.oneIn(4) ? 2 : 0)
        }
        var poll: Object = [
            "id": id, "name": "Where?", "options": options, "vote_counts_by_option": counts,
            "latest_votes_by_option": byOption, "vote_count": counts.values.reduce(0, +), "created_by": user(author),
            "own_votes": byOption.keys.sorted().flatMap { byOption[$0] ?? [] }
                .filter { ($0["user"] as? Object)?["id"] as? String == "ana" },
        ]
        maybe { _ in poll["description"] = "Sunday" }
        for key in ["is_closed", "enforce_unique_vote", "allow_answers", "allow_user_suggested_options"] {
            maybe { poll[key] = $0.oneIn(2) }
        }
        maybe { poll["max_votes_allowed"] = 1 + $0.next(below: 3) }
        maybe { _ in poll["voting_visibility"] = "anonymous" }
        if numbers.oneIn(3) {
            poll["allow_answers"] = true
            poll["answers_count"] = 2
            poll["latest_answers"] = ["ben", "cleo"].map { id -> Object in
                ["id": "a-\(id)", "answer_text": "If dry", "is_answer": true, "user": user(id), "created_at": time(16)]
            }
        }
        return poll
    }

    // MARK: Pieces

    private mutating func maybe(_ set: (inout Numbers) -> Void) {
        if numbers.oneIn(3) { set(&numbers) }
    }

    private func time(_ hour: Int, _ minute: Int = 0) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "2024-05-02T\(two(hour)):\(two(minute % 60)):00Z"
    }
}
