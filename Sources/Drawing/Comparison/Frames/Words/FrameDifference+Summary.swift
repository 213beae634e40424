extension FrameDifference.Group {
    /// The change in one line: `12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0`.
    public var line: String { "\(subject): \(predicate)" }

    /// The frames: `12 × ChatMessageBubbleView#bubbleView`.
    package var subject: String { places.count > 1 ? "\(places.count) × \(change.component)" : change.subject }

    /// What happened to all of them: `corner radius 18 → 0`.
    package var predicate: String {
        guard places.count > 1 else { return change.predicate }
        return switch change.alteration {
        case .moved: "moved \(shifts.direction)"
        case .restyled(.textPosition, _): "text moved"
        case .renamed, .restyled, .retexted, .reflowed, .font, .image, .resized, .restacked, .clipped, .mirrored, nil:
            change.phrase
        }
    }
}

extension FrameDifference {
    /// Returns the changes on at most so many lines: the causes, the most telling first, then parts that are cut off
    /// now, then how many other frames only moved or took another size in consequence.
    public func summary(lines: Int = 24) -> String {
        guard !isEmpty else { return "the frames are the same" }
        var text = groups.map(\.line) + newlyCutOff.map { "\($0.line), in consequence" }
        let last = consequenceLine
        let room = max(lines - (last == nil ? 0 : 1), 1)
        if text.count > room {
            let more = text.count - room + 1
            text = text.prefix(room - 1) + ["… and \(more) more"]
        }
        return (text + [last].compactMap { $0 }).joined(separator: "\n")
    }

    private var consequenceLine: String? {
        var moved: Set<[Int]> = []
        var others: Set<[Int]> = []
        for change in consequences where change.kind != .clipped {
            let isMirrored = change.cause.map { changes[$0].kind == .mirrored } ?? false
            if change.kind == .moved || isMirrored {
                moved.insert(change.place.path)
            } else {
                others.insert(change.place.path)
            }
        }
        moved.subtract(others)
        func frames(_ count: Int, _ what: String) -> String? {
            count == 0 ? nil : "\(count) \(count == 1 ? "frame" : "frames") only \(what)"
        }
        let parts = [frames(moved.count, "moved"), frames(others.count, "took another size")].compactMap { $0 }
        return parts.isEmpty ? nil : "in consequence, \(parts.joined(separator: " and "))"
    }
}

extension FrameDifference: CustomStringConvertible {
    public var description: String { summary() }
}
