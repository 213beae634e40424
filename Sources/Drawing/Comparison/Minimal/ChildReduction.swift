import Frames

/// Removes descendants of two frames as long as they still look different.
///
/// A. Zeller, R. Hildebrandt: Simplifying and isolating failure-inducing input. IEEE Transactions on Software Engineering
/// 28 (2002), 183–200.
struct ChildReduction {
    let old: FrameTree
    let new: FrameTree
    let matching: FrameMatching

    /// Whether two frames look different in place of the subject.
    let differs: (Frame, Frame) -> Bool

    /// A child of both frames, or of one of them.
    private struct Slot {
        var before: Int?
        var after: Int?
    }

    /// - Parameters:
    ///   - pair: The frames' numbers.
    ///   - frames: The frames with all of their children, as they are drawn.
    ///   - rebuild: Replaces the subject's frames by these two.
    /// - Returns: The frames with only the children that are needed.
    func reduced(
        _ pair: (Int, Int), _ frames: (Frame, Frame), _ rebuild: (Frame, Frame) -> (Frame, Frame) = { ($0, $1) }
    ) -> (Frame, Frame) {
        var (before, after) = frames
        func with(_ slots: [Slot]) -> (Frame, Frame) {
            (before.keeping(slots.compactMap(\.before)), after.keeping(slots.compactMap(\.after)))
        }
        func isEnough(_ slots: [Slot]) -> Bool {
            let (one, other) = with(slots)
            let subject = rebuild(one, other)
            return differs(subject.0, subject.1)
        }
        var kept = slots(pair)
        if kept.isEmpty { return frames }
        kept = isEnough([]) ? [] : smallest(kept, isEnough)
        for slot in kept {
            guard let one = slot.before, let other = slot.after else { continue }
            let numbers = (old[pair.0].children[one], new[pair.1].children[other])
            let inner = reduced(numbers, (before.children[one], after.children[other])) { child, otherChild in
                var (outer, otherOuter) = (before, after)
                outer.children[one] = child
                otherOuter.children[other] = otherChild
                return rebuild(
                    outer.keeping(kept.compactMap(\.before)), otherOuter.keeping(kept.compactMap(\.after)))
            }
            (before.children[one], after.children[other]) = inner
        }
        return with(kept)
    }

    private func smallest(_ slots: [Slot], _ isEnough: ([Slot]) -> Bool) -> [Slot] {
        var kept = slots
        var size = (kept.count + 1) / 2
        while size >= 1 {
            var start = 0
            while start < kept.count {
                let rest = Array(kept[..<start] + kept[min(start + size, kept.count)...])
                if !rest.isEmpty, isEnough(rest) { kept = rest } else { start += size }
            }
            size = size == 1 ? 0 : (size + 1) / 2
        }
        return kept
    }

    /// Returns the children of both frames, paired where possible.
    private func slots(_ pair: (Int, Int)) -> [Slot] {
        let (children, others) = (old[pair.0].children, new[pair.1].children)
        var slots: [Slot] = others.enumerated().map { index, number in
            Slot(before: matching.oldOf[number].flatMap { children.firstIndex(of: $0) }, after: index)
        }
        let known = Set(slots.compactMap(\.before))
        slots += children.indices.filter { !known.contains($0) }.map { Slot(before: $0) }
        return slots
    }
}

extension Frame {
    /// Returns the frame with some of its children, by index.
    fileprivate func keeping(_ places: [Int]) -> Frame {
        var frame = self
        frame.children = places.sorted().map { children[$0] }
        return frame
    }
}
