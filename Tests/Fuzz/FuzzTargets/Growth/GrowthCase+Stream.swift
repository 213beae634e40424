internal import Foundation

extension GrowthCase {
    /// Messages and channels in the format of the API, read as a payload and as an export.
    static var stream: [GrowthCase] {
        let time = #""created_at":"2024-05-02T11:59:00Z""#
        let user = ##""user":{"id":"u#","name":"A#"}"##
        func both(_ name: String, _ piece: String, _ whole: @escaping @Sendable (String) -> String) -> [GrowthCase] {
            [
                GrowthCase(name, export: .streamExport, input: many(piece, in: whole)),
                GrowthCase(name, in: .payload, input: many(piece, in: whole)),
            ]
        }
        func channel(_ name: String, _ piece: String, key: String) -> [GrowthCase] {
            let own = key == "messages" ? "" : #""messages":[{"id":"m","text":"a",\#(time),"user":{"id":"u0"}}],"#
            return both(name, piece) { #"{"channel":{"cid":"messaging:a"},\#(own)"\#(key)":[\#($0)]}"# }
        }
        func message(_ name: String, _ piece: String, _ key: String, isObject: Bool = false) -> [GrowthCase] {
            both(name, piece) {
                let value = isObject ? "{\($0)}" : "[\($0)]"
                return
                    #"{"channel":{"cid":"messaging:a"},"messages":[{"id":"m","text":"a",\#(time),"user":{"id":"u0"},"#
                    + #""\#(key)":\#(value)}]}"#
            }
        }
        return channel("messages", ##"{"id":"m#","text":"a",\##(user)}"##, key: "messages")
            + channel("answers", ##"{"id":"m#","text":"a",\##(user),"parent_id":"m0"}"##, key: "messages")
            + channel("quotes", ##"{"id":"m#","text":"a",\##(user),"quoted_message_id":"m0"}"##, key: "messages")
            + channel("members", "{\(user)}", key: "members") + channel("watchers", ##"{"id":"u#"}"##, key: "watchers")
            + channel("read", ##"{\##(user),"last_read":"2024-05-02T12:00:00Z"}"##, key: "read")
            + channel("pinned_messages", ##"{"id":"m#","text":"a",\##(user),"pinned":true}"##, key: "pinned_messages")
            + both("channels", ##"{"channel":{"cid":"messaging:a#"},"messages":[{"id":"m#","text":"a",\##(user)}]}"##) {
                #"{"channels":[\#($0)]}"#
            }
            + message("attachments", ##"{"type":"file","title":"a#"}"##, "attachments")
            + message("mentioned_users", ##"{"id":"u#","name":"A#"}"##, "mentioned_users")
            + message("latest_replies", ##"{"id":"r#","text":"a",\##(user)}"##, "latest_replies")
            + message("thread_participants", ##"{"id":"u#"}"##, "thread_participants")
            + message("latest_reactions", ##"{"type":"love",\##(user)}"##, "latest_reactions")
            + message("kinds of reactions", ##"{"type":"t#",\##(user)}"##, "latest_reactions")
            + message("reaction_counts", ##""t#":1"##, "reaction_counts", isObject: true)
            + message("reaction_groups", ##""t#":{"count":1}"##, "reaction_groups", isObject: true)
            + message("i18n", ##""l#_text":"a""##, "i18n", isObject: true)
            + message("fields", ##""f#":1"##, "custom", isObject: true)
    }

    static var webhooks: [GrowthCase] {
        let first = #"{"type":"message.new","cid":"messaging:a","message":{"id":"m","text":"a","user":{"id":"u0"}}}"#
        func events(_ name: String, _ fields: String) -> GrowthCase {
            GrowthCase(
                "events \(name)", export: .streamExport,
                input: many(#"{"type":"\#(name)","cid":"messaging:a",\#(fields)}"#, separator: "\n") {
                    "\(first)\n\($0)"
                })
        }
        let user = ##""user":{"id":"u#"}"##
        return [
            events("message.new", ##""message":{"id":"m#","text":"a",\##(user)}"##),
            events("message.updated", ##""message":{"id":"m","text":"a#",\##(user)}"##),
            events("message.deleted", ##""message":{"id":"m","text":"a#",\##(user)}"##),
            events("reaction.new", ##""reaction":{"type":"love","message_id":"m",\##(user)}"##),
            events("reaction.deleted", ##""reaction":{"type":"love","message_id":"m",\##(user)}"##),
            events("member.added", ##""member":{\##(user)}"##), events("member.removed", ##""member":{\##(user)}"##),
            events("message.read", ##"\##(user),"created_at":"2024-05-02T11:59:00Z""##),
            events("channel.truncated", #""created_at":"2024-05-02T11:59:00Z""#),
            events("channel.updated", ##""channel":{"id":"a","type":"messaging","members":[{\##(user)}]}"##),
            events("other.kind#", user),
        ]
    }
}
