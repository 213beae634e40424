import FuzzRunner
import FuzzTargets

/// Runs the targets that need no views, in a program that is built within a minute.
@main
enum Program {
    static func main() { Fuzz.run(FuzzTarget.all, growth: GrowthCase.readers) }
}
