import ChatModels
import ChatUI
import HeadlessUIKit

extension Scene {
    var reactionsBubbleView: UIView {
        let view = EditedReactionsBubbleView()
        view.tailDirection = inputs.string("tail_direction") == "toTrailing" ? .toTrailing : .toLeading
        return view
    }

    var reactionsView: UIView {
        let delays = firstReactionDelays
        if !delays.isEmpty {
            Components.default.reactionsSorting = { earlier, later in
                (earlier.firstReactionAt ?? .distantPast) < (later.firstReactionAt ?? .distantPast)
            }
        }
        let view = Components.default.messageReactionsView.init()
        view.content = ChatMessageReactionsView.Content(
            useBigIcons: inputs.bool("big_icons"),
            reactions: inputs.objects("reactions").map { fields in
                let type = fields.string("type") ?? ""
                return ChatMessageReactionData(
                    type: MessageReactionType(rawValue: type), score: fields.int("score") ?? 1,
                    isChosenByCurrentUser: fields.bool("by_current_user"),
                    firstReactionAt: delays[type].map { Date(timeIntervalSince1970: $0) })
            },
            didTapOnReaction: nil)
        return view
    }

    /// When the first reaction of each type came, where the order depends on it: `love +5 s, haha +4`.
    private var firstReactionDelays: [String: Double] {
        guard let sorting = inputs.string("sorting"), sorting.contains("first reaction time"),
            let expression = try? NSRegularExpression(pattern: "(\\w+) \\+(\\d+)")
        else { return [:] }
        let string = sorting as NSString
        var delays: [String: Double] = [:]
        for match in expression.matches(in: sorting, range: NSRange(location: 0, length: string.length)) {
            delays[string.substring(with: match.range(at: 1))] = Double(string.substring(with: match.range(at: 2)))
        }
        return delays
    }

    // MARK: Delivery

    var checkmarkView: UIView {
        let view = Components.default.messageDeliveryStatusCheckmarkView.init()
        view.content = ChatMessageDeliveryStatusCheckmarkView.Content(
            deliveryStatus: inputs.string("status").flatMap(MessageDeliveryStatus.init(rawValue:)))
        return view
    }

    var deliveryStatusView: UIView {
        let view = Components.default.messageDeliveryStatusView.init()
        let localStates: [String: LocalMessageState] = ["pending": .sending, "failed": .sendingFailed]
        let message = ChatMessage(
            id: "message", text: "", createdAt: Date(timeIntervalSince1970: 0), author: ChatUser(id: "me"),
            isSentByCurrentUser: true, localState: inputs.string("status").flatMap { localStates[$0] },
            readByCount: inputs.int("read_by_count") ?? 0)
        view.content = ChatMessageDeliveryStatusView.Content(
            message: message, channel: reader.channel(inputs.object("channel")))
        return view
    }
}
