/// Finds the cause of each change.
struct ChangeCauses {
    private let drafts: [ChangeDraft]
    private let new: FrameTree
    private let layout: LayoutFacts

    /// The indices of the changes that report a fact, by its number in ``LayoutFacts``.
    private var places: [Int: Int] = [:]

    /// - Parameter layout: The solved facts that the drafts link to.
    init(of drafts: [ChangeDraft], in new: FrameTree, _ layout: LayoutFacts) {
        (self.drafts, self.new, self.layout) = (drafts, new, layout)
        for (index, draft) in drafts.enumerated() {
            for fact in facts(toldBy: draft) { places[fact] = index }
        }
    }

    /// The changes in the order of the drafts, each with its cause.
    var changes: [FrameChange] {
        drafts.enumerated().map { index, draft in
            var change = draft.change
            if case .mirroring = draft.link {
                change.cause = 0
                return change
            }
            let cause = fact(behind: draft.link).flatMap { places[$0] }
            change.cause = cause == index ? nil : cause
            return change
        }
    }

    private func facts(toldBy draft: ChangeDraft) -> [Int] {
        var facts: [Int] = []
        switch draft.link {
        case .seed(let fact): facts = [fact]
        case .move(let number):
            layout.forEachFact(of: number) { fact, isMove in if isMove { facts.append(fact) } }
        case .growth(let number) where draft.change.kind == .resized:
            layout.forEachFact(of: number) { fact, isMove in if !isMove { facts.append(fact) } }
        case .reflow(let number): facts = layout.fact(ofReflow: number).map { [$0] } ?? []
        case .margin(let number): facts = layout.facts(ofMargin: number)
        case .none, .growth, .layout, .mirroring: break
        }
        return facts
    }

    private func fact(behind link: ChangeDraft.Link) -> Int? {
        switch link {
        case .none, .mirroring: nil
        case .seed(let fact): fact
        case .move(let number): layout.cause(ofMove: number)
        case .growth(let number): layout.cause(ofGrowth: number)
        case .reflow(let number): layout.cause(ofReflow: number)
        case .margin(let number): layout.cause(ofMargin: number)
        case .layout(let number):
            layout.cause(ofGrowth: number) ?? layout.cause(ofMove: number)
                ?? new[number].parent.flatMap { layout.cause(ofGrowth: $0) }
        }
    }
}
