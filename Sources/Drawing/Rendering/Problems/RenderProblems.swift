/// What a render can't draw as it was asked: constraints that contradict each other, a frame without end, a picture that isn't
/// there. It is reported in one line and drawn around.
public enum RenderProblems {
    /// Runs `body` and calls `handler` with one line for each problem of what is drawn meanwhile, on any thread. By default
    /// the lines go to standard error.
    public static func withHandler<Result>(
        _ handler: @escaping @Sendable (String) -> Void, operation body: () throws -> Result
    ) rethrows -> Result {
        try collecting(in: ProblemSink { handler($0.text) }, operation: body)
    }

    /// Runs `body`, whose problems go to a sink.
    package static func collecting<Result>(
        in sink: ProblemSink, operation body: () throws -> Result
    ) rethrows -> Result {
        try RenderContext.current.with(sink).run(body)
    }

    /// Reports a problem to the caller's sink.
    package static func report(_ problem: RenderProblem) { RenderContext.current.problems.report(problem) }

    /// Reports a problem to the caller's sink, each time that it is met.
    package static func report(_ message: String, _ kind: RenderProblem.Kind = .other) {
        report(RenderProblem(kind, message))
    }

    /// Reports a problem to the caller's sink.
    ///
    /// - Parameters:
    ///   - repetition: How often it is reported, if it is met again and again.
    ///   - subject: What it is about; the message unless given.
    package static func report(
        _ repetition: RenderProblem.Repetition, _ message: String, _ kind: RenderProblem.Kind = .other,
        about subject: String? = nil
    ) {
        report(RenderProblem(kind, message, about: subject, repetition))
    }

    /// Runs a render: what is reported once in a render is reported again. A render inside of another one belongs to it.
    package static func render<Result>(_ body: () throws -> Result) rethrows -> Result {
        let sink = RenderContext.current.problems
        sink.beginRender()
        defer { sink.endRender() }
        return try body()
    }
}
