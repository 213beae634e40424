import Rendering

extension View {
    /// The color scheme that the view prefers for its whole screen; `nil` for none.
    package var previewedColorScheme: ColorScheme? {
        let context = BuildContext(environment: EnvironmentValues(RenderSettings.current), store: StateStore())
        // The view is drawn later, with its problems.
        return RenderProblems.collecting(in: ProblemSink()) {
            Self._makeNodes(of: self, in: context).lazy.compactMap(\.preferredColorScheme).first
        }
    }
}
