import Frames

extension Layout {
    /// The display name of a frame, with the enclosing component if it only states the kind of view.
    func name(of number: Int) -> String {
        let origin = frames[number].frame.origin
        guard origin.isKind else { return origin.name }
        let owner = around(number).map { frames[$0].frame.origin }.first { !$0.isKind }?.name
        guard let owner else { return origin.isEmpty ? "the view" : origin.name }
        return origin.isEmpty ? owner : "\(origin.name) in \(owner)"
    }

    /// The frame of a SwiftUI control: the outermost one of the same size, up to a component.
    func control(of number: Int) -> Int {
        var number = number
        while frames[number].frame.origin.isPartOfControl, let around = frames[number].parent,
            frames[around].rect == frames[number].rect
        {
            number = around
        }
        return number
    }

    /// Whether an exception names the frame or one of its ancestors.
    func isExcepted(_ number: Int, by exceptions: [String]) -> Bool {
        guard !exceptions.isEmpty else { return false }
        return ([number] + around(number)).contains { exceptions.contains(where: frames[$0].frame.origin.isCalled) }
    }
}

extension Frame.Origin {
    /// Whether the frame may be part of a SwiftUI control, which is known by an outer frame.
    fileprivate var isPartOfControl: Bool { isKind && maker == .swiftUI }

    /// Whether the origin only states the kind of view.
    fileprivate var isKind: Bool { identifier == nil && maker != .component }
}
