import Foundation

extension FrameDifference {
    /// A change that several frames have in common, or one frame alone.
    public struct Group: Sendable, Equatable {
        /// The first of the changes; the others differ from it in place or distance only.
        public var change: FrameChange
        /// The indices of all of them in ``FrameDifference/changes``.
        public var places: [Int]

        /// How far each frame moved, in points.
        var shifts: [CGSize]

        /// The change in one line: `12 × ChatMessageBubbleView#bubbleView: corner radius 18 → 0`.
        public var line: String {
            guard places.count > 1 else { return "\(change)" }
            let phrase =
                change.kind == .moved
                ? "moved \(FrameChange.direction(shifts))"
                : change.property == .textPosition ? "text moved" : change.phrase
            return "\(places.count) × \(change.component): \(phrase)"
        }
    }

    /// The causes, equal ones together, the most telling first.
    public var groups: [Group] { groups { $0.isCause } }

    /// Consequences that are told like causes, since they are seen at once: parts of frames that are cut off now.
    private var newlyCutOff: [Group] { groups { !$0.isCause && $0.kind == .clipped } }

    private func groups(where isShown: (FrameChange) -> Bool) -> [Group] {
        var groups: [Group] = []
        var known: [Key: Int] = [:]
        for (place, change) in changes.enumerated() where isShown(change) {
            let key = Key(change)
            if let index = known[key] {
                groups[index].places.append(place)
                groups[index].shifts.append(change.shift ?? .zero)
            } else {
                known[key] = groups.count
                groups.append(Group(change: change, places: [place], shifts: [change.shift ?? .zero]))
            }
        }
        let order = groups.indices.sorted { one, other in
            let (first, second) = (groups[one].change.rank, groups[other].change.rank)
            return first == second ? one < other : first < second
        }
        return order.map { groups[$0] }
    }

    /// The values by which changes of two frames count as the same change.
    private struct Key: Hashable {
        let parts: [String?]

        init(_ change: FrameChange) {
            // The place makes no difference, nor the distance of a move; its direction does.
            let values: [String?] =
                switch change.kind {
                case .moved: [change.shift?.width, change.shift?.height].map { $0 == 0 ? "" : $0 ?? 0 > 0 ? "+" : "-" }
                case .added, .removed: []
                case .restyled where change.property == .textPosition: []
                case .restacked where change.to?.hasPrefix("in ") == false: [change.from, change.to]
                default: [change.from, change.to, change.fromToken, change.toToken]
                }
            parts = [change.kind.rawValue, change.component, change.property?.rawValue] + values
        }
    }

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
            guard let path = change.newPath ?? change.oldPath else { continue }
            let isMirrored = change.cause.map { changes[$0].kind == .mirrored } ?? false
            if change.kind == .moved || isMirrored { moved.insert(path) } else { others.insert(path) }
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

extension FrameChange {
    /// How telling a change is: the smallest number first.
    fileprivate var rank: Int {
        switch kind {
        case .mirrored: -1
        case .removed: 0
        case .added: 1
        case .retexted: 2
        case .clipped: 3
        case .image: 4
        case .font: 5
        case .restyled:
            switch property {
            case .component: 11
            case .textPosition, .imagePlacement: 12
            default: 6
            }
        case .restacked: 7
        case .resized: 8
        case .moved: 9
        case .reflowed: 10
        }
    }
}
