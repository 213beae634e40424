import FuzzRunner
import FuzzTargets

/// Runs the targets that need no views: a program that is built in a minute.
@main
enum Program {
    static func main() { Fuzz.run(FuzzTarget.all, growth: GrowthCase.readers) }
}
