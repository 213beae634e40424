extension FrameChange.Restacking {
    /// `now child 1 of ContainerStackView, was child 2`
    var phrase: String {
        let (from, to) = words
        return from.map { "now \(to), was \($0)" } ?? to
    }

    /// The old and the new place; no old one where the new one says it all.
    var words: (from: String?, to: String) {
        switch self {
        case .parent(let from, let to): from == to ? (nil, "in another \(to)") : ("in \(from)", "in \(to)")
        case .child(let from, let to, let container): ("child \(from)", "child \(to) of \(container)")
        case .neighbor(let from, let to, let container):
            (Self.place(after: from), "\(Self.place(after: to)) in \(container)")
        case .order(let container): (nil, "among others in another order, in \(container)")
        }
    }

    private static func place(after neighbor: String?) -> String { neighbor.map { "after \($0)" } ?? "first" }
}
