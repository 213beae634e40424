internal import Foundation
internal import Frames
internal import Rendering

/// Finds the parts of a picture that references describe.
struct FrameSearch {
    let placed: PlacedFrames
    let direction: RenderSettings.Direction

    /// The maximum number of parts for a reference.
    static let limit = 100

    init(_ frame: Frame, direction: RenderSettings.Direction) {
        placed = PlacedFrames(frame)
        self.direction = direction
    }

    /// Returns the part for a reference, or all of them if requested, in reading order.
    func targets(_ reference: FrameReference) throws(AnnotationError) -> [AnnotationTarget] {
        let numbers = try numbers(reference)
        guard numbers.count <= Self.limit else {
            throw AnnotationError(.tooMany(count: numbers.count, limit: Self.limit), of: reference)
        }
        return numbers.compactMap { target($0, reference) }
    }

    // MARK: Choosing

    /// Returns the numbers of the frames for a reference.
    func numbers(_ reference: FrameReference) throws(AnnotationError) -> [Int] {
        let found = try candidates(reference)
        var seen: [(number: Int, rect: CGRect)] = []
        var reason = "it has no size"
        for number in found {
            switch placed.visible(number) {
            case .seen(let rect, _): seen.append((number, rect))
            case .hidden(let why): reason = why
            }
        }
        guard !seen.isEmpty else { throw AnnotationError(.hidden(reason), of: reference) }
        let sorted = seen.sorted { comesBefore($0, $1) }.map(\.number)
        if reference.takesAll, reference.index == nil { return sorted }
        let index = reference.index ?? 1
        let place = index < 0 ? sorted.count + index : index - 1
        guard sorted.indices.contains(place) else {
            throw AnnotationError(.tooFew(count: sorted.count, index: index), of: reference)
        }
        return [sorted[place]]
    }

    /// Orders frames from the top, and within a line in reading direction; of frames at the same position, the outer
    /// one comes first.
    private func comesBefore(_ one: (number: Int, rect: CGRect), _ other: (number: Int, rect: CGRect)) -> Bool {
        func key(_ frame: (number: Int, rect: CGRect)) -> (CGFloat, CGFloat, Int) {
            let start = direction == .rightToLeft ? -frame.rect.maxX : frame.rect.minX
            return (frame.rect.minY.rounded(), start.rounded(), frame.number)
        }
        return key(one) < key(other)
    }

    private func target(_ number: Int, _ reference: FrameReference) -> AnnotationTarget? {
        guard case .seen(let rect, let whole) = placed.visible(number) else { return nil }
        let frame = placed.frames[number]
        let scale = frame.scale
        let size = whole == frame.rect && scale > 0 ? frame.frame.rect.size : whole.size
        let surfaces = placed.surfaces(of: number).map { $0.shared(with: rect) }.filter { !$0.isEmpty }
        let ink = surfaces.first.map { surfaces.dropFirst().reduce($0) { $0.union($1) } }
        let pointed = (frame.letters ?? ink).map { $0.shared(with: rect) }.flatMap { $0.isEmpty ? nil : $0 } ?? rect
        // A reference to a text means its letters.
        let isText = reference.component == nil && frame.text != nil
        return AnnotationTarget(
            path: frame.path, rect: isText ? pointed : rect, pointed: pointed, surfaces: surfaces,
            whole: isText ? pointed : whole,
            size: size, scale: scale > 0 ? scale : 1,
            corners: rect == frame.rect && frame.transform.isUpright ? frame.frame.corners.scaled(by: scale) : .zero)
    }
}
