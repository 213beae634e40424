import Observation

extension BuildContext {
    /// Evaluates a body. A change of an observable object that it read counts as a change of state.
    @MainActor
    func observing<Body>(_ body: () -> Body) -> Body {
        let component = component
        return withObservationTracking(body) { [weak store] in
            store?.noteChange(of: "an observable object of \(BuildContext.componentName(component))")
        }
    }
}
