import Foundation

extension FrameDifference {
    /// A change that several frames have in common, or one frame alone.
    public struct Group: Sendable, Equatable {
        /// The first of the changes; the others differ from it in place or distance only.
        public let change: FrameChange

        /// The indices of all of them in ``FrameDifference/changes``.
        public fileprivate(set) var places: [Int]

        /// How far the frames that moved did so, in points.
        fileprivate(set) var shifts: [CGSize]
    }

    /// The causes, equal ones together, the most telling first.
    public var groups: [Group] { groups { $0.isCause } }

    /// Consequences that are reported like causes, because a reader sees them first: frames that are cut off now.
    var newlyCutOff: [Group] { groups { !$0.isCause && $0.kind == .clipped } }

    private func groups(where isShown: (FrameChange) -> Bool) -> [Group] {
        var groups: [Group] = []
        var known: [Key: Int] = [:]
        for (place, change) in changes.enumerated() where isShown(change) {
            let shifts = [change.shift].compactMap { $0 }
            if let index = known[Key(change)] {
                groups[index].places.append(place)
                groups[index].shifts += shifts
            } else {
                known[Key(change)] = groups.count
                groups.append(Group(change: change, places: [place], shifts: shifts))
            }
        }
        let order = groups.indices.sorted { one, other in
            (groups[one].change.rank, one) < (groups[other].change.rank, other)
        }
        return order.map { groups[$0] }
    }

    /// The values by which changes of two frames count as the same change.
    private struct Key: Hashable {
        let component: String
        let likeness: ChangeKey

        init(_ change: FrameChange) {
            component = change.component
            likeness = ChangeKey(change.event)
        }
    }

    /// A change of a frame, whatever its place is.
    private enum ChangeKey: Hashable {
        case added, removed
        /// A move in a direction, of whatever distance: 1 to the right or down, -1 to the left or up.
        case moved(horizontally: Int, vertically: Int)
        /// Other places of letters, whatever they are.
        case textMoved
        case altered(FrameChange.Alteration)

        init(_ event: FrameChange.Event) {
            self =
                switch event {
                case .added: .added
                case .removed: .removed
                case .altered(.moved(let shift, _, _), _, _):
                    .moved(horizontally: shift.width.direction, vertically: shift.height.direction)
                case .altered(.restyled(.textPosition, _), _, _): .textMoved
                case .altered(let alteration, _, _): .altered(alteration)
                }
        }
    }
}

extension CGFloat {
    /// 1 for a positive number, -1 for a negative one.
    fileprivate var direction: Int { self > 0 ? 1 : self < 0 ? -1 : 0 }
}

extension FrameChange {
    /// How telling a change is: the smallest number first.
    fileprivate var rank: Int {
        switch event {
        case .removed: 0
        case .added: 1
        case .altered(let alteration, _, _): alteration.rank
        }
    }
}

extension FrameChange.Alteration {
    fileprivate var rank: Int {
        switch self {
        case .mirrored: -1
        case .retexted: 2
        case .clipped: 3
        case .image: 4
        case .font: 5
        case .restyled(.textPosition, _), .restyled(.imagePlacement, _): 12
        case .restyled: 6
        case .restacked: 7
        case .resized: 8
        case .moved: 9
        case .reflowed: 10
        case .renamed: 11
        }
    }
}
