/// Views whose bodies contain themselves without end, such as a thread of replies that forgot where to stop.
///
/// On iOS such a view ends the process. Here a depth that no interface reaches gives it away; a new pass then leaves it
/// out.
enum RecursiveViews {
    /// The number of views and modifiers inside one another at which one of them is held to be endless. A tree of
    /// replies, with a few views for each, comes nowhere near, and what they need of the stack is there.
    static let depthLimit = 400

    /// From here on it is noted which views are inside one another.
    static let suspiciousDepth = depthLimit - 40
}

extension BuildContext {
    /// Whether a view or modifier must not be built, since it contains itself without end.
    @MainActor
    func isEndless(_ component: Any.Type) -> Bool {
        guard depth < RecursiveViews.depthLimit else {
            store.leaveOut(endless: repeatedComponent ?? component)
            return true
        }
        return store.isEndless(component)
    }

    /// The first of the innermost components that is there twice: the one at the limit may be a mere part of it.
    private var repeatedComponent: Any.Type? {
        var seen: Set<ObjectIdentifier> = []
        return innermostComponents.first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}
