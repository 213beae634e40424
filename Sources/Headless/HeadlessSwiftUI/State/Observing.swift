import Observation

extension BuildContext {
    /// Asks for a body. A change of an observable object that the body read is a change of the view's state.
    @MainActor
    func observing<Body>(_ body: () -> Body) -> Body {
        let component = component
        return withObservationTracking(body) { [weak store] in
            store?.noteChange(of: "an observable object of \(BuildContext.componentName(component))")
        }
    }
}
