import Testing
import TouchCore
import TouchReport
