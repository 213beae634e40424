import Foundation

extension FrameDifference {
    /// A change that one or several frames share.
    public struct Group: Sendable, Equatable {
        /// The first of the changes; the others differ from it only in place or distance.
        public let change: FrameChange

        /// The indices of all of them in ``FrameDifference/changes``.
        public fileprivate(set) var places: [Int]

        /// The distances of frames that moved, in points.
        fileprivate(set) var shifts: [CGSize]
    }

    /// The causes, with equal ones grouped, the most informative first.
    public var groups: [Group] { groups { $0.isCause } }

    /// Effects that are reported like causes because readers notice them first: frames that are newly clipped.
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

    /// The values by which changes of two frames count as equal.
    private struct Key: Hashable {
        let component: String
        let likeness: ChangeKey

        init(_ change: FrameChange) {
            component = change.component
            likeness = ChangeKey(change.event)
        }
    }

    /// A change of a frame regardless of its position.
    private enum ChangeKey: Hashable {
        case added, removed
        /// A move in a direction, regardless of distance: 1 to the right or down, -1 to the left or up.
        case moved(horizontally: Int, vertically: Int)
        /// A move of letters, regardless of position.
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
    /// The priority of a change, lowest number first.
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
