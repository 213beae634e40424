internal import Synchronization

/// Where the problems of renders go. They come from any thread.
package final class ProblemSink: Sendable {
    private let collected: Mutex<[RenderProblem]>
    private let reported = Mutex(ReportedSubjects())
    private let receive: @Sendable (RenderProblem) -> Void

    /// - Parameters:
    ///   - problems: Those that were met before.
    ///   - receive: Called with each problem, as often as it says that it is to be reported.
    package init(_ problems: [RenderProblem] = [], receive: @escaping @Sendable (RenderProblem) -> Void = { _ in }) {
        collected = Mutex(problems)
        self.receive = receive
    }

    /// The problems that were reported, each once, in the order in which they were met first.
    package var problems: [RenderProblem] { collected.withLock { $0 } }

    func report(_ problem: RenderProblem) {
        guard self !== ProblemSink.process else { return reportToProcess(problem) }
        guard isDue(problem, problem.repetition) else { return }
        collected.withLock { if !$0.contains(problem) { $0.append(problem) } }
        receive(problem)
    }

    /// There are many tests: standard error has each of their problems once.
    private func reportToProcess(_ problem: RenderProblem) {
        let repetition = ProcessProblems.observe(problem) ? .oncePerRun : problem.repetition
        if isDue(problem, repetition) { receive(problem) }
    }

    /// Returns whether a problem is to be reported now, which counts as done.
    package func isDue(_ problem: RenderProblem, _ repetition: RenderProblem.Repetition) -> Bool {
        reported.withLock { $0.isDue(problem, repetition) }
    }

    func beginRender() { reported.withLock { $0.beginRender() } }
    func endRender() { reported.withLock { $0.endRender() } }
}

/// What has been reported already.
private struct ReportedSubjects {
    private var ofRender: Set<String> = []
    private var ofRun: Set<String> = []
    /// The renders that are under way, one inside the other: an inner one belongs to the outer one.
    private var depth = 0

    mutating func isDue(_ problem: RenderProblem, _ repetition: RenderProblem.Repetition) -> Bool {
        switch repetition {
        case .eachTime: true
        case .oncePerRender: ofRender.insert(problem.subject).inserted
        case .oncePerRun: ofRun.insert(problem.subject).inserted
        }
    }

    mutating func beginRender() {
        depth += 1
        if depth == 1 { ofRender = [] }
    }

    mutating func endRender() { depth -= 1 }
}
