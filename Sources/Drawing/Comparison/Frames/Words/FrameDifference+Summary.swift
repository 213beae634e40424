extension FrameDifference.Group {
    /// The change in one line: `12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0`.
    public var line: String { "\(subject): \(predicate)" }

    /// The frames: `12 × ChatMessageBubbleView#bubbleView`.
    package var subject: String { places.count > 1 ? "\(places.count) × \(change.component)" : change.subject }

    /// The change of all of them: `corner radius 18 → 0`.
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
    /// Returns the changes on at most `lines` lines: the causes, the most informative first, then newly clipped frames,
    /// then the numbers of frames that moved or were resized as a result.
    public func summary(lines: Int = 24) -> String {
        guard !isEmpty else { return "the frames are the same" }
        var text = groups.map(\.line) + newlyCutOff.map { "\($0.line), as a result" }
        let last = consequenceLine
        let limit = max(lines - (last == nil ? 0 : 1), 1)
        if text.count > limit {
            let more = text.count - limit + 1
            text = text.prefix(limit - 1) + ["… and \(more) more"]
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
        func frames(_ count: Int, _ verb: String) -> String? {
            count == 0 ? nil : "\(count) \(count == 1 ? "frame" : "frames") \(verb)"
        }
        let parts = [frames(moved.count, "moved"), frames(others.count, "changed size")].compactMap { $0 }
        return parts.isEmpty ? nil : "as a result, \(parts.joined(separator: " and "))"
    }
}

extension FrameDifference: CustomStringConvertible {
    public var description: String { summary() }
}
