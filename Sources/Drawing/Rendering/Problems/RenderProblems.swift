/// Problems of a render that can't draw what was requested: conflicting constraints, an infinite frame, a missing
/// picture. Each is reported in one line, and drawing continues.
public enum RenderProblems {
    /// Runs `body` and calls `handler` with one line for each problem, on any thread. By default the lines go to
    /// standard error.
    public static func withHandler<Result>(
        _ handler: @escaping @Sendable (String) -> Void, operation body: () throws -> Result
    ) rethrows -> Result {
        try collecting(in: ProblemSink { handler($0.text) }, operation: body)
    }

    /// Runs `body` with a sink for its problems.
    package static func collecting<Result>(
        in sink: ProblemSink, operation body: () throws -> Result
    ) rethrows -> Result {
        try RenderContext.current.with(sink).run(body)
    }

    /// Reports a problem to the caller's sink.
    package static func report(_ problem: RenderProblem) { RenderContext.current.problems.report(problem) }

    /// Reports a problem to the caller's sink every time it occurs.
    package static func report(_ message: String, _ kind: RenderProblem.Kind = .other) {
        report(RenderProblem(kind, message))
    }

    /// Reports a problem to the caller's sink.
    ///
    /// - Parameters:
    ///   - repetition: How often to report it if it occurs repeatedly.
    ///   - subject: What the problem is about; by default, the message.
    package static func report(
        _ repetition: RenderProblem.Repetition, _ message: String, _ kind: RenderProblem.Kind = .other,
        about subject: String? = nil
    ) {
        report(RenderProblem(kind, message, about: subject, repetition))
    }

    /// Runs a render, in which problems that are reported once per render are reported anew. A nested render belongs to
    /// the outer one.
    package static func render<Result>(_ body: () throws -> Result) rethrows -> Result {
        let sink = RenderContext.current.problems
        sink.beginRender()
        defer { sink.endRender() }
        return try body()
    }
}
