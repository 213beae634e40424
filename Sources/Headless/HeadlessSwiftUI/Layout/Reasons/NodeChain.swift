import Foundation
import Frames

/// A node and those around it.
@MainActor
final class NodeChain {
    private let node: LayoutNode
    private let outer: NodeChain?

    /// The maximum number of reasons for one number.
    private static let limit = 6

    nonisolated init(_ node: LayoutNode, inside outer: NodeChain?) {
        self.node = node
        self.outer = outer
    }

    /// What decided the frame of the node.
    var reasons: LayoutReasons {
        LayoutReasons(
            width: length(.horizontal), height: length(.vertical), x: position(.horizontal), y: position(.vertical))
    }

    // MARK: Lengths

    private func length(_ axis: Axis) -> [LayoutReason] {
        var reasons: [LayoutReason] = []
        var current = node
        while true {
            let explaining = current as? any LayoutExplaining
            switch explaining?.lengthSource(along: axis) ?? current.defaultLengthSource(along: axis) {
            case .own(let reason): return limited(reasons + [reason])
            case .content(let reason):
                if let reason { reasons.append(reason) }
                let inner = explaining.map(\.contentNode) ?? (current as? WrapperNode)?.child
                guard let inner else { return limited(reasons) }
                current = inner
            case .proposal(let reason):
                if let reason { reasons.append(reason) }
                return limited(reasons + proposals(axis))
            }
        }
    }

    /// Returns what led to the proposal, the nearest node first.
    private func proposals(_ axis: Axis) -> [LayoutReason] {
        var reasons: [LayoutReason] = []
        var current = self
        while let outer = current.outer {
            switch (outer.node as? any LayoutExplaining)?.proposalSource(along: axis, to: current.node) ?? .passed {
            case .passed: break
            case .changed(let reason): reasons.append(reason)
            case .fixed(let reason): return reasons + [reason]
            }
            current = outer
        }
        return reasons + [LayoutReason(.proposal, "\(current.node.proposed(axis)) to the root")]
    }

    private func limited(_ reasons: [LayoutReason]) -> [LayoutReason] { Array(reasons.prefix(Self.limit)) }

    // MARK: Positions

    /// Returns the modifiers that moved the node, and the container that placed it.
    private func position(_ axis: Axis) -> [LayoutReason] {
        var reasons: [LayoutReason] = []
        var current = self
        while let outer = current.outer {
            if let reason = (outer.node as? any LayoutExplaining)?.placementReason(along: axis, of: current.node) {
                reasons.append(reason)
                if reason.kind == .container { return limited(reasons) }
            }
            current = outer
        }
        return limited(reasons + [LayoutReason(.proposal, "the origin of the root")])
    }
}
