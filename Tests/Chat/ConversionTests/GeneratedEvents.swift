import Foundation

/// The events that result in a generated channel state, and others without effect.
enum GeneratedEvents {
    typealias Object = [String: Any]

    /// - Parameter state: A state with its channel, members, messages and reads, and nothing else.
    static func events(of state: Object, seed: Int) -> [Object] {
        var numbers = Numbers(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
        guard let channel = state["channel"] as? Object, let cid = channel["cid"] as? String else { return [] }
        func event(_ type: String, _ more: Object) -> Object {
            more.merging(["type": type, "cid": cid, "channel": channel, "created_at": "2024-05-02T20:00:00Z"]) {
                old, _ in
                old
            }
        }
        func message(_ id: String, at time: String) -> Object {
            [
                "id": id, "text": "Gone", "type": "regular", "user": ["id": "dora"], "created_at": time,
                "updated_at": time,
            ]
        }
        var events: [Object] = []
        for member in state["members"] as? [Object] ?? [] { events.append(event("member.added", ["member": member])) }
        for id in ["t1", "t2"] {
            events.append(event("message.new", ["message": message(id, at: "2024-05-01T08:00:00Z")]))
        }
        events.append(event("channel.truncated", ["created_at": "2024-05-01T09:00:00Z"]))
        for object in state["messages"] as? [Object] ?? [] {
            if numbers.oneIn(3) {
                let other = message("h\(events.count)", at: "2024-05-02T12:00:00Z")
                events.append(event("message.new", ["message": other]))
                events.append(event("message.deleted", ["message": other, "hard_delete": true]))
            }
            if numbers.oneIn(3) {
                // An earlier version of it.
                var earlier = object
                for key in ["deleted_at", "latest_reactions", "reaction_counts", "reaction_scores", "own_reactions"] {
                    earlier[key] = nil
                }
                earlier["text"] = "Earlier"
                if earlier["type"] as? String == "deleted" { earlier["type"] = "regular" }
                events.append(event("message.new", ["message": earlier]))
                let isDeleted = object["type"] as? String == "deleted"
                events.append(event(isDeleted ? "message.deleted" : "message.updated", ["message": object]))
            } else {
                events.append(event("message.new", ["message": object]))
            }
        }
        let stranger: Object = ["user": ["id": "zoe", "name": "Zoe"], "user_id": "zoe"]
        events.append(event("member.added", ["member": stranger]))
        events.append(event("member.removed", ["member": stranger]))
        for read in state["read"] as? [Object] ?? [] {
            let more: Object = [
                "user": read["user"] ?? NSNull(), "last_read_at": read["last_read"] ?? NSNull(),
                "unread_messages": read["unread_messages"] ?? 0,
            ]
            events.append(event("message.read", more))
        }
        return events
    }
}
